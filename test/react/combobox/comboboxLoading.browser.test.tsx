import { ParameterForm, type ParameterFormProps } from "parameter-form";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { expectFocus, find, patience, show } from "../../support/browser.tsx";
import { serverHtml } from "../../support/serverHtml.ts";
import { expectSeen, findCombobox, formOf, items, openCombobox, places } from "./comboboxPage.tsx";

const formWith = (props: Partial<ParameterFormProps> = {}) => (
  <ParameterForm form={formOf({})} onSubmit={() => {}} {...props} />
);
const shape = (element: Element | null | undefined) => element?.getBoundingClientRect().toJSON();
const loaded = () =>
  performance.getEntriesByType("resource").filter(({ name }) => /downshift/i.test(name));

const unmounts: (() => void)[] = [];
afterEach(() => unmounts.splice(0).forEach((unmount) => unmount()));

/** The page as the server sent it, and what brings it to life. */
function fromServer(props: Partial<ParameterFormProps> = {}) {
  const tree = <StrictMode>{formWith(props)}</StrictMode>;
  const main = document.body.appendChild(document.createElement("main"));
  main.innerHTML = serverHtml(tree);
  const recovered = vi.fn<(error: unknown) => void>();
  return {
    select: main.querySelector("select"),
    recovered,
    hydrate() {
      const root = hydrateRoot(main, tree, { onRecoverableError: recovered });
      unmounts.push(() => root.unmount());
    },
  };
}

// First in this file, which has a page of its own.
test("a select with 15 options stays native and loads nothing; one with 16 is searchable", async () => {
  const select = { name: "few", label: "Few", type: "select", required: true };
  const few = { parameters: [{ ...select, options: items(15) }] };
  const redraw = show(<ParameterForm form={few} onSubmit={() => {}} />);
  expect(await find("select")).toHaveProperty("length", 16);
  expect(loaded()).toEqual([]);
  redraw(
    <ParameterForm
      key="many"
      form={{ parameters: [{ ...select, options: items(16) }] }}
      onSubmit={() => {}}
    />,
  );
  await findCombobox();
  expect(loaded()).not.toEqual([]);
});

test.each([
  ["the form", { searchable: false }],
  ["the parameter", { fields: { place: { searchable: false } } }],
  ["a higher limit", { searchLimit: 20 }],
  ["a higher limit of the parameter", { fields: { place: { searchLimit: 20 } } }],
])("%s keeps the native select", async (_, props) => {
  const { hydrate, select } = fromServer(props);
  hydrate();
  const redraw = show(<ParameterForm form={formOf({})} onSubmit={() => {}} />);
  await findCombobox();
  redraw(null);
  expect(select?.isConnected).toBe(true);
});

test("a searchLimit of the parameter makes a short list searchable", async () => {
  const { input } = await openCombobox({
    options: items(3),
    fields: { place: { searchLimit: 2 } },
  });
  expect(input).toHaveAccessibleName("Place");
});

test("stays native on touch devices, and becomes native again on a switch", async () => {
  const view = (selector: string) => document.querySelectorAll(selector).length;
  const expectRendered = (selects: number, searched: number) =>
    vi.waitFor(
      () => expect([view("select"), view("[role=combobox]")]).toEqual([selects, searched]),
      patience,
    );
  show(formWith());
  // It is loaded by now, so another one would be searched as soon as it is drawn.
  await findCombobox();
  await cdp().send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 1 });
  try {
    await vi.waitFor(() => expect(matchMedia("(pointer: coarse)").matches).toBe(true), patience);
    show(formWith());
    await expectRendered(2, 0);
  } finally {
    await cdp().send("Emulation.setTouchEmulationEnabled", { enabled: false });
  }
  await expectRendered(0, 2);
});

test("replaces the server's native select in the same place, without styles", async () => {
  const { select, hydrate, recovered } = fromServer({ defaultValues: { place: "MD" } });
  expect(select).toHaveProperty("length", places.length + 1);
  expect(document.querySelector("main [style]")).toBeNull();
  const control = shape(select?.parentElement);
  const button = shape(document.querySelector("button"));
  hydrate();
  const input = await findCombobox();
  expect(input.value).toBe("MD - Maryland");
  expect(shape(input.parentElement)).toEqual(control);
  expect(shape(document.querySelector("button"))).toEqual(button);
  expect(recovered).not.toHaveBeenCalled();
});

test("keeps an answer chosen before hydration, and waits until the select loses focus", async () => {
  const { select, hydrate } = fromServer({ defaultValues: {} });
  select?.focus();
  if (select) select.selectedIndex = 5;
  hydrate();
  show(formWith());
  await findCombobox();
  expect(select).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(select?.selectedIndex).toBe(6);
  await userEvent.keyboard("{Tab}");
  await vi.waitFor(() => expect(select?.isConnected).toBe(false), patience);
  const [input] = document.querySelectorAll<HTMLInputElement>("input[role=combobox]");
  expect(input?.value).toBe("NH - New Hampshire");
  await vi.waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Note/), patience);
});

test("Enter does not submit from a native select or while it opens", async () => {
  const onSubmit = vi.fn<() => void>();
  show(formWith({ searchable: false, onSubmit, defaultValues: { place: "MD" } }));
  const select = await find("select");
  if (select instanceof HTMLElement) select.focus();
  await userEvent.keyboard("{Enter}{Escape}{Tab}");
  // Focus has moved since, so what Enter does was done.
  await expectFocus("Note (optional)");
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
});

test("runs under a strict policy: no style, script or markup is blocked", async () => {
  const frame = document.createElement("iframe");
  frame.srcdoc =
    "<!doctype html><meta http-equiv=Content-Security-Policy content=\"script-src 'self'; style-src 'self'; require-trusted-types-for 'script'\">";
  const ready = new Promise((resolve) => frame.addEventListener("load", resolve));
  document.body.append(frame);
  await ready;
  const inside = frame.contentDocument;
  if (!inside) throw new Error("The frame has no document");
  const refused: string[] = [];
  inside.addEventListener("securitypolicyviolation", (event) =>
    refused.push(event.violatedDirective),
  );
  const root = createRoot(inside.body.appendChild(inside.createElement("main")));
  unmounts.push(() => root.unmount());
  root.render(<StrictMode>{formWith({ selectAs: "radio" })}</StrictMode>);
  const input = await vi.waitFor(() => {
    const found = inside.querySelector<HTMLInputElement>("input[role=combobox]");
    if (!found) throw new Error("There is no combobox yet");
    return found;
  }, patience);
  input.focus();
  for (const [key, expected] of [
    ["ArrowDown", { active: "CA - California" }],
    ["End", { active: "Item 12" }],
    ["Enter", { text: "Item 12", open: false }],
  ] as const) {
    input.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    await expectSeen(input, expected);
  }
  expect(refused).toEqual([]);
  input.setAttribute("style", "color: red");
  await vi.waitFor(() => expect(refused).toEqual(["style-src-attr"]), patience);
});

test("keeps text typed as soon as it is mounted, also in strict mode", async () => {
  const typed = new Promise<HTMLElement>((resolve) => {
    new MutationObserver((_, observer) => {
      const input = document.querySelector<HTMLElement>("input[role=combobox]");
      if (!input) return;
      observer.disconnect();
      input.focus();
      document.execCommand("insertText", false, "Bavaria");
      resolve(input);
    }).observe(document.body, { childList: true, subtree: true });
  });
  show(formWith());
  const input = await typed;
  await userEvent.keyboard("{Tab}");
  await find(".pf-error");
  expect(input).toHaveValue("Bavaria");
});
