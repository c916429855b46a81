import { cdp } from "vitest/browser";
import { takeClipboard } from "./clipboard.ts";

/** What an input showed after a key, and what the form had answered by then. */
export interface Step {
  readonly key: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly stored: string | null;
  /** What the key put in from the clipboard. */
  readonly pasted: string;
}

/** `Input.dispatchKeyEvent`: https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-dispatchKeyEvent */
interface Press {
  readonly key: string;
  readonly windowsVirtualKeyCode: number;
  readonly modifiers?: number;
  readonly text?: string;
}

const control = 2;
const shift = 8;

const named: Readonly<Record<string, Press>> = {
  Backspace: { key: "Backspace", windowsVirtualKeyCode: 8 },
  Delete: { key: "Delete", windowsVirtualKeyCode: 46 },
  ArrowLeft: { key: "ArrowLeft", windowsVirtualKeyCode: 37 },
  ArrowRight: { key: "ArrowRight", windowsVirtualKeyCode: 39 },
  Home: { key: "Home", windowsVirtualKeyCode: 36 },
  End: { key: "End", windowsVirtualKeyCode: 35 },
  SelectLeft: { key: "ArrowLeft", windowsVirtualKeyCode: 37, modifiers: shift },
  SelectRight: { key: "ArrowRight", windowsVirtualKeyCode: 39, modifiers: shift },
  SelectAll: { key: "a", windowsVirtualKeyCode: 65, modifiers: control },
  Copy: { key: "c", windowsVirtualKeyCode: 67, modifiers: control },
  Cut: { key: "x", windowsVirtualKeyCode: 88, modifiers: control },
  Paste: { key: "v", windowsVirtualKeyCode: 86, modifiers: control },
  Undo: { key: "z", windowsVirtualKeyCode: 90, modifiers: control },
  Redo: { key: "Z", windowsVirtualKeyCode: 90, modifiers: control + shift },
};

const pressOf = (key: string): Press => named[key] ?? { key, windowsVirtualKeyCode: 0, text: key };

const down = (key: string) => {
  const { text, ...press } = pressOf(key);
  return text === undefined
    ? { ...press, type: "rawKeyDown" as const }
    : { ...press, text, type: "keyDown" as const };
};

/** Presses keys in an input, and tells what there was after each. */
export async function strike(
  input: HTMLElement & Pick<HTMLInputElement, "value" | "selectionStart" | "selectionEnd">,
  keys: readonly string[],
  stored: () => string | null = () => null,
): Promise<Step[]> {
  if (keys.some((key) => ["Copy", "Cut", "Paste"].includes(key))) await takeClipboard();
  const steps: Step[] = [];
  let pasted = "";
  const onPaste = (event: ClipboardEvent): void => {
    pasted = event.clipboardData?.getData("text/plain") ?? "";
  };
  const onKeyUp = (event: KeyboardEvent): void => {
    if (event.key === "Control" || event.key === "Shift") return;
    const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    const key = keys[steps.length] ?? "";
    steps.push({ key, text: input.value, start, end, stored: stored(), pasted });
    pasted = "";
  };
  input.addEventListener("paste", onPaste);
  input.addEventListener("keyup", onKeyUp);
  input.focus();
  // Calls at once before there is a session would each open one, and so come in any order.
  await cdp().send("Runtime.evaluate", { expression: "0" });
  await Promise.all(
    keys.flatMap((key) => [
      cdp().send("Input.dispatchKeyEvent", down(key)),
      cdp().send("Input.dispatchKeyEvent", { ...down(key), type: "keyUp" }),
    ]),
  );
  input.removeEventListener("paste", onPaste);
  input.removeEventListener("keyup", onKeyUp);
  if (steps.length !== keys.length) throw new Error(`The input got ${steps.length} keys`);
  return steps;
}

/** Presses keys without waiting for the page; the answer is the order in which they came. */
export async function burst(input: HTMLInputElement, keys: readonly string[]): Promise<string[]> {
  const arrived: string[] = [];
  const note = ({ key }: KeyboardEvent): void => void arrived.push(key);
  input.addEventListener("keydown", note);
  input.focus();
  await Promise.all(keys.map((key) => cdp().send("Input.dispatchKeyEvent", down(key))));
  input.removeEventListener("keydown", note);
  return arrived;
}

/** Puts a text on the clipboard. */
export async function copy(text: string): Promise<void> {
  const scratch = document.body.appendChild(document.createElement("textarea"));
  scratch.value = text;
  await strike(scratch, ["SelectAll", "Copy"]);
  scratch.remove();
}
