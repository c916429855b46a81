import { adapter } from "bench-adapter";
import { errorOf } from "../adapters/check.ts";
import type { Values } from "../forms.ts";
import { nextFrame, settle } from "./frames.ts";
import { watchKeys } from "./keys.ts";
import { counted, startCounting } from "./renders.ts";
import { drawing, place, stage, task } from "./stage.tsx";

let answers: Values = {};

const all = (selector: string): Element[] => [...place.querySelectorAll(selector)];

const button = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>(adapter.submit);
  if (!found) throw new Error(`There is no ${adapter.submit}`);
  return found;
};

/** What stands against a form without answers. */
const missing = (): string[] =>
  stage.form.parameters.map((one) => errorOf(one, "")).filter((error) => error !== undefined);

/** What the runner calls. */
const bench = {
  ...drawing,

  async focus(index: number): Promise<void> {
    const control = all(adapter.controls)[index];
    if (!(control instanceof HTMLElement)) throw new Error(`There is no control ${index}`);
    control.scrollIntoView({ block: "center" });
    control.focus();
    if (control instanceof HTMLInputElement) control.select();
    await settle(place);
  },

  /** As a person does who goes to the button: some libraries take a text only then. */
  async leave(): Promise<void> {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await settle(place);
  },

  /** Until every field that may not be empty has its message. */
  async fail() {
    const expected = missing().length;
    let start = 0;
    await task(() => {
      start = performance.now();
      button().click();
    });
    while (all(adapter.errors).length < expected) await nextFrame();
    const wall = performance.now() - start;
    await settle(place);
    return { wall };
  },

  /** Until the app has the answers. */
  async submit() {
    let start = 0;
    const arrived = new Promise<number>((resolve) => {
      stage.onSubmit = (given) => {
        answers = given;
        resolve(performance.now() - start);
      };
    });
    await task(() => {
      start = performance.now();
      button().click();
    });
    const wall = await arrived;
    await settle(place);
    return { wall };
  },

  /** What the app was given. Asked for afterwards, because telling costs the page time. */
  answers: () => answers,

  look() {
    const focused = document.activeElement;
    return {
      controls: all(adapter.controls).length,
      elements: document.querySelectorAll("*").length,
      typed: focused instanceof HTMLInputElement ? focused.value : "",
      complaints: stage.complaints,
    };
  },

  /** What is told of a form without answers: how many messages there are, those in other words than agreed, and lines of the summary. */
  lookAtErrors() {
    const texts = all(adapter.errors).map((error) => error.textContent.trim());
    const expected = missing().map((error) => `Error: ${error}`);
    return {
      messages: texts.filter((text) => text !== "").length,
      otherWords: adapter.ownWords ? texts.filter((text, i) => text !== expected[i]) : [],
      missingLines: adapter.summary
        ? Math.min(50, expected.length) - all(adapter.summary).length
        : 0,
    };
  },

  settle: () => settle(place),
  watchKeys,
  startCounting: () => startCounting(adapter.rows),
  counted,
};

export type Bench = typeof bench;

declare global {
  var bench: Bench;
}

globalThis.bench = bench;
