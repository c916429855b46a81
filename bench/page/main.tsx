import { adapter } from "bench-adapter";
import { createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { answersOf, type Definition, errorOf, formOf, type Size, type Values } from "../forms.ts";
import { afterThisFrame, contentfulPaint, nextFrame, screenful, settle } from "./frames.ts";

const place = document.body.appendChild(document.createElement("main"));
let form: Definition = formOf(0);
let values: Values | undefined;
let root: Root | undefined;
let answers: Values = {};
let accept = (_answers: Values): void => {};

const all = (selector: string): Element[] => [...place.querySelectorAll(selector)];

/** The messages of a form without answers. */
const expectedErrors = (): string[] =>
  form.parameters.flatMap((parameter) => errorOf(parameter, "") ?? []);

/** Work begins in a task of its own, as after a navigation or a click, not inside the protocol's. */
const task = (name: string, work: () => void): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(() => {
      performance.mark(`bench: ${name}`);
      work();
      resolve();
    }),
  );

const pressSubmit = (): Promise<void> =>
  task("submit", () => {
    const button = document.querySelector<HTMLElement>(adapter.submit);
    if (!button) throw new Error(`There is no ${adapter.submit}`);
    button.click();
  });

/** Functions that the runner calls. */
const bench = {
  prepare(size: Size, filled: boolean): void {
    form = formOf(size);
    values = filled ? answersOf(form) : undefined;
  },

  /** Resolves when every control is rendered. The times are of the clock; `paint` is below 0 in a page that painted before. */
  async mount() {
    const expected = form.parameters.length;
    const usable = screenful(place, adapter.controls, expected);
    let start = 0;
    await task("mount", () => {
      start = performance.now();
      root = createRoot(place);
      const onSubmit = (given: Values): void => accept(given);
      root.render(createElement(adapter.Form, { form, ...(values && { values }), onSubmit }));
    });
    do await settle(place);
    while (all(adapter.controls).length < expected);
    const paint = (await contentfulPaint()) - start;
    return { paint, screenful: Math.max(paint, (await usable) - start) };
  },

  async unmount(): Promise<void> {
    root?.unmount();
    place.replaceChildren();
    await settle(place);
  },

  /** Focuses one of the controls, or of the elements of a selector. */
  async focus(index: number, selector: string = adapter.controls): Promise<void> {
    const control = all(selector)[index];
    if (!(control instanceof HTMLElement)) throw new Error(`There is no control ${index}`);
    control.scrollIntoView({ block: "center" });
    control.focus();
    if (control instanceof HTMLInputElement) control.select();
    await settle(place);
  },

  /** Leaves the field, as a person does who goes to the button: some libraries take a text only then. */
  async blur(): Promise<void> {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await settle(place);
  },

  /** Tells the runner after each key's frame. */
  watchKeys(): void {
    const afterFrame = (): void =>
      void requestAnimationFrame(() => afterThisFrame(() => globalThis.onKeyFrame("")));
    window.addEventListener("keydown", afterFrame, { capture: true });
  },

  /** Moves the focused row of the builder up. Returns the names of the rows that changed on the page. */
  async move(): Promise<readonly string[]> {
    const row = document.activeElement;
    const changed = new Set<Element | null>();
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap(({ target, addedNodes }) => [target, ...addedNodes]))
        if (node instanceof Element) changed.add(node.closest("[role=treeitem]"));
    });
    observer.observe(place, { attributes: true, childList: true, subtree: true });
    const key = { key: "ArrowUp", altKey: true, bubbles: true };
    await task("move", () => void row?.dispatchEvent(new KeyboardEvent("keydown", key)));
    await settle(place);
    observer.disconnect();
    return [...changed].flatMap((one) => one?.firstElementChild?.textContent ?? []).toSorted();
  },

  /** Waits until the work that a pause in typing begins is done. */
  async pause(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await settle(place);
  },

  /** Submits until every field that may not be empty has its message. */
  async fail(): Promise<void> {
    const expected = expectedErrors().length;
    await pressSubmit();
    while (all(adapter.errors).length < expected) await nextFrame();
    await settle(place);
  },

  /** Submits until the app has the answers. */
  async submit(): Promise<void> {
    const arrived = new Promise<Values>((resolve) => {
      accept = resolve;
    });
    await pressSubmit();
    answers = await arrived;
    await settle(place);
  },

  settle: () => settle(place),
  /** Sorted by name. Read after the submit, because sending them costs the page time. */
  answers: () => Object.entries(answers).toSorted(),
  controls: () => all(adapter.controls).length,

  typed(): string {
    const focused = document.activeElement;
    return focused instanceof HTMLInputElement ? focused.value : "";
  },

  /** Returns the number of messages of a form without answers, those in unexpected words, and missing lines of the summary. */
  errors() {
    const texts = all(adapter.errors).map((error) => error.textContent.trim());
    const expected = expectedErrors().map((error) => `Error: ${error}`);
    const lines = !adapter.summary ? 0 : expected.length > 5 ? 3 : expected.length;
    return {
      messages: texts.filter((text) => text !== "").length,
      unexpected: adapter.ownMessages ? texts.filter((text, i) => text !== expected[i]) : [],
      missingLines: lines - (adapter.summary ? all(adapter.summary).length : 0),
    };
  },
};

export type Bench = typeof bench;

declare global {
  var bench: Bench;
  /** A binding of the DevTools protocol. */
  var onKeyFrame: (payload: string) => void;
}

globalThis.bench = bench;
