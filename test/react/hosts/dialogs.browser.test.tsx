import { ParameterForm, type PartProps } from "parameter-form";
import { type ComponentType, useState } from "react";
import { createPortal } from "react-dom";
import { describe, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { find, patience, show } from "../../support/browser.tsx";
import { designSystems } from "../../adapters/designSystems.tsx";
import { type DialogProps, dialogs, overlay } from "./dialogs.tsx";

/** Whose dialogs those of a design system are. */
const homes: Readonly<Record<string, string>> = { "shadcn/ui": "Radix" };

type Parts = (typeof designSystems)[number];

const ownParts: Parts = ["own parts", {}, (children) => children];

/** Our own parts in every dialog, and those of each design system in a dialog of its own. */
const rows = Object.entries(dialogs).flatMap(([name, Dialog]) =>
  [ownParts, ...designSystems.filter(([system]) => (homes[system] ?? system) === name)].map(
    (parts) => [parts[0], name, Dialog, parts] as const,
  ),
);

const form = {
  // A dialog gives focus to what is first: a select that has it stays what it is.
  parameters: [
    { name: "note", label: "Note", type: "string", required: false },
    {
      name: "state",
      label: "State",
      type: "select",
      required: false,
      options: Array.from({ length: 60 }, (_, at) => ({ value: `${at}`, label: `State ${at}` })),
    },
    { name: "more", label: "More", type: "string", required: false },
  ],
};

const until = (assertion: () => void): Promise<void> => vi.waitFor(assertion, patience);

/** A page with a dialog over it, in which the list of the form is open. */
async function openList(Dialog: ComponentType<DialogProps>, [, components, around]: Parts) {
  const onClose = vi.fn<() => void>();
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <div style={{ blockSize: "300vh" }} />
        <Dialog
          open={open}
          onClose={() => {
            onClose();
            setOpen(false);
          }}
        >
          {around(<ParameterForm form={form} components={components} onSubmit={() => {}} />)}
        </Dialog>
      </>
    );
  }
  show(<Page />);
  const opener = await find("main > button");
  await userEvent.click(opener);
  const input = await find("input[role=combobox]");
  if (!(input instanceof HTMLInputElement)) throw new Error("The select is no input");
  // Some dialogs take focus a frame or two after they are there, and would take it from the list.
  await until(() => expect([opener, document.body]).not.toContain(document.activeElement));
  const isOpen = (): boolean => input.getAttribute("aria-expanded") === "true";
  const reopen = async (): Promise<void> => {
    input.focus();
    await userEvent.keyboard("{ArrowDown}");
    await until(() => expect(isOpen()).toBe(true));
  };
  await reopen();
  return { input, isOpen, reopen, onClose };
}

/** The list, its first option and the middle of that. */
async function shownList() {
  const list = await find("[role=listbox]");
  const option = await find("[role=option]");
  const { left, top, width, height } = option.getBoundingClientRect();
  return { list, option, x: left + width / 2, y: top + height / 2 };
}

/** Whether the list covers what stands above its input, not what stands below. */
const isAbove = (input: HTMLInputElement): boolean =>
  [...document.querySelectorAll("[role=listbox]")].some(
    (list) => list.getBoundingClientRect().top < input.getBoundingClientRect().top,
  );

/** A press at the edge of the window, beside the dialog. */
async function pressOutside(y = 300): Promise<void> {
  for (const type of ["mousePressed", "mouseReleased"] as const)
    await cdp().send("Input.dispatchMouseEvent", {
      type,
      x: 3,
      y,
      button: "left",
      clickCount: 1,
    });
}

/** With a finger, by 100 px. */
async function swipeUp(x: number, y: number): Promise<void> {
  const send = (
    type: "touchStart" | "touchMove" | "touchEnd",
    touchPoints: { x: number; y: number }[],
  ) => cdp().send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [{ x, y }]);
  for (let at = 1; at <= 10; at++) await send("touchMove", [{ x, y: y - at * 10 }]);
  await send("touchEnd", []);
}

describe.each(rows)("a list of %s in a dialog of %s", (_parts, _dialog, Dialog, parts) => {
  test("closes before the dialog does, by Escape and by an outside click", async () => {
    const { input, isOpen, reopen, onClose } = await openList(Dialog, parts);
    const closes = async (act: () => Promise<unknown>): Promise<void> => {
      await act();
      await until(() => expect(isOpen()).toBe(false));
      expect(onClose).not.toHaveBeenCalled();
      expect(input).toBeInTheDocument();
      await reopen();
    };
    await closes(() => userEvent.keyboard("{Escape}"));
    await closes(() => userEvent.keyboard("{Enter}"));
    await closes(() => userEvent.keyboard("{Tab}"));
    await closes(() => userEvent.click(page.getByLabelText(isAbove(input) ? /^More/ : /^Note/)));
    await closes(() => pressOutside());
    await closes(() => pressOutside(700));
    await userEvent.keyboard("2{Escape}");
    await until(() => expect([isOpen(), input.value.endsWith("2")]).toEqual([false, true]));
    await userEvent.keyboard("{Escape}");
    await until(() => expect(input).not.toHaveValue("2"));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await until(() => expect(onClose).toHaveBeenCalledOnce());
  });

  test("is above the dialog, and scrolls by wheel", async () => {
    const { input, isOpen, onClose } = await openList(Dialog, parts);
    const { list, option, x, y } = await shownList();
    expect(input.closest("dialog, [role=dialog]")?.contains(list)).toBe(true);
    expect(document.elementFromPoint(x, y)?.closest("[role=option]")).toBe(option);
    await cdp().send("Input.dispatchMouseEvent", {
      type: "mouseWheel",
      x,
      y,
      deltaX: 0,
      deltaY: 300,
    });
    await until(() => expect(list.scrollTop).toBeGreaterThan(50));
    expect(document.activeElement).toBe(input);
    expect(scrollY).toBe(0);
    await userEvent.keyboard("{Escape}");
    await until(() => expect(isOpen()).toBe(false));
    expect(onClose).not.toHaveBeenCalled();
    // Below a dialog that begins at the edge.
    await pressOutside(700);
    await until(() => expect(onClose).toHaveBeenCalled());
  });

  test("scrolls by touch", async () => {
    const { input, isOpen } = await openList(Dialog, parts);
    const { list, x, y } = await shownList();
    await swipeUp(x, y);
    await until(() => expect(list.scrollTop).toBeGreaterThan(50));
    expect([document.activeElement, isOpen(), scrollY]).toEqual([input, true, 0]);
  });
});

test("a list that an app renders outside the dialog counts as inside it when clicked", async () => {
  const Popup = ({ popup }: PartProps["Popup"]) =>
    createPortal(<div {...popup} style={{ ...overlay, zIndex: 2000 }} />, document.body);
  const Mui = dialogs["Material UI"];
  if (!Mui) throw new Error("There is no such dialog");
  const { input, onClose } = await openList(Mui, ["a portal", { Popup }, (children) => children]);
  await userEvent.click(page.getByRole("option", { name: "State 1", exact: true }), {
    timeout: patience.timeout,
  });
  await until(() => expect(input).toHaveValue("State 1"));
  expect(onClose).not.toHaveBeenCalled();
});
