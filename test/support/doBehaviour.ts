import { cdp } from "vitest/browser";
import { compose } from "./caret.tsx";
import { drop, pointAt } from "./mouse.ts";
import { copy, strike } from "./strike.ts";

const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;

/** What a browser or a keyboard does past the keys: writes the text, and tells it by an event. */
function replace(input: HTMLInputElement, text: string, event: Event): void {
  write?.call(input, text);
  input.dispatchEvent(event);
}

type Act = (input: HTMLInputElement, text: string) => Promise<unknown> | void;

const acts: Readonly<Record<string, Act>> = {
  type: (input, text) => strike(input, [...text]),
  keys: (input, keys) => strike(input, keys.split(" ")),
  paste: (input) => strike(input, ["Paste"]),
  compose: (_input, text) => compose(text),
  soft: (_input, text) => cdp().send("Input.insertText", { text }),
  drop: (input, text) => drop(text, pointAt(input, input.value.length)),
  exec: (_input, text) => void document.execCommand("insertText", false, text),
  fill: (input, text) => replace(input, text, new Event("input", { bubbles: true })),
  replace: (input, data) =>
    replace(
      input,
      data,
      new InputEvent("input", { bubbles: true, inputType: "insertReplacementText", data }),
    ),
};

const escapes: Readonly<Record<string, string>> = { "\\t": "\t", "\\n": "\n" };

/** A text in which `\t`, `\n` and `\u0020` are written out. */
export const unescaped = (text: string): string =>
  text.replace(/\\t|\\n|\\u([0-9a-f]{4})/g, (escape, code: string | undefined) =>
    code === undefined ? (escapes[escape] ?? "") : String.fromCharCode(parseInt(code, 16)),
  );

/** Does each of `type 12 > keys Backspace` in turn. What is to be pasted must have been copied. */
export async function doBehaviour(input: HTMLInputElement, steps: string): Promise<void> {
  input.focus();
  for (const step of steps.split(" > ")) {
    const [, kind = "", text = ""] = /^(\w+) (.*)$/.exec(step) ?? [];
    const act = acts[kind];
    if (!act) throw new Error(`Nothing is known of "${step}"`);
    await act(input, unescaped(text));
  }
}

/** Puts on the clipboard what the steps paste. */
export async function copyFor(steps: string): Promise<void> {
  const text = /(?:^|> )paste (.*?)(?= > |$)/.exec(steps)?.[1];
  if (text !== undefined) await copy(unescaped(text));
}
