import { ParameterForm, type ParameterFormHandle, type SubmitHandler } from "parameter-form";
import { createRef } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { expectFocus, painted, patience, show } from "../../support/browser.tsx";
import { findCombobox, formOf } from "./comboboxPage.tsx";

beforeEach(() => page.viewport(800, 600));

const place = (element: Element) => element.getBoundingClientRect().toJSON();

/** A searchable select with a message above it, a text in it that is read when it is left, and a host's button below. */
async function openSearched(text: string) {
  const onSubmit = vi.fn<SubmitHandler>();
  const onSave = vi.fn<(answers: unknown) => void>();
  const handle = createRef<ParameterFormHandle>();
  const form = formOf({});
  show(
    <>
      <ParameterForm ref={handle} form={form} onSubmit={onSubmit} />
      <button onClick={() => onSave(handle.current?.getValues())}>Save draft</button>
    </>,
  );
  const input = await findCombobox();
  await handle.current?.submit();
  await expectFocus("There is a problem");
  input.focus();
  for (const [keys, isOpen] of [
    [text, "true"],
    ["{Escape}", "false"],
  ] as const) {
    await userEvent.keyboard(keys);
    await vi.waitFor(() => expect(input).toHaveAttribute("aria-expanded", isOpen), patience);
  }
  expect(input).toHaveValue(text);
  return { onSubmit, onSave };
}

const nevada = { place: "NV" };

test.each([
  ["Submit", "NV - Nevada", nevada],
  ["Save draft", "NV - Nevada", nevada],
  ["Save draft", "Bavaria", {}],
])(
  "%s stays in place while it is pressed, and its click sees the answer parsed from %s",
  async (name, text, answers) => {
    const { onSubmit, onSave } = await openSearched(text);
    const button = page.getByRole("button", { name }).element();
    const before = place(button);
    // Where it would be no longer, were the message gone.
    const point = { x: before.left + before.width / 2, y: before.bottom - 4 };
    const mouse = (type: "mousePressed" | "mouseReleased") =>
      cdp().send("Input.dispatchMouseEvent", { type, ...point, button: "left", clickCount: 1 });
    await mouse("mousePressed");
    await expectFocus(name);
    await painted();
    expect(place(button)).toEqual(before);
    await mouse("mouseReleased");
    const messages = name === "Submit" ? onSubmit : onSave;
    await vi.waitFor(() => expect(messages.mock.lastCall?.[0]).toEqual(answers), patience);
  },
);
