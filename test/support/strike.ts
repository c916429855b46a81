import { vi } from "vitest";
import { cdp } from "vitest/browser";
import { patience } from "./browser.tsx";

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

const pressOf = (key: string): Press =>
  named[key] ?? { key, windowsVirtualKeyCode: 0, text: key };

/** Presses keys in an input in one burst, without waiting for the page, and tells what there was after each. */
export async function strike(
  input: HTMLInputElement,
  keys: readonly string[],
  stored: () => string | null = () => null,
): Promise<Step[]> {
  const steps: Step[] = [];
  let pasted = "";
  const onPaste = (event: ClipboardEvent): void => {
    pasted = event.clipboardData?.getData("text/plain") ?? "";
  };
  const onKeyUp = (): void => {
    const { value, selectionStart, selectionEnd } = input;
    const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0];
    const key = keys[steps.length] ?? "";
    steps.push({ key, text: value, start, end, stored: stored(), pasted });
    pasted = "";
  };
  input.addEventListener("paste", onPaste);
  input.addEventListener("keyup", onKeyUp);
  input.focus();
  for (const key of keys) {
    const { text, ...press } = pressOf(key);
    const down = text === undefined ? { type: "rawKeyDown" as const } : { type: "keyDown" as const, text };
    void cdp().send("Input.dispatchKeyEvent", { ...press, ...down });
    void cdp().send("Input.dispatchKeyEvent", { ...press, type: "keyUp" });
  }
  await vi.waitUntil(() => steps.length === keys.length, { ...patience, interval: 2 });
  input.removeEventListener("paste", onPaste);
  input.removeEventListener("keyup", onKeyUp);
  return steps;
}

/** Puts a text on the clipboard. */
export async function copy(text: string): Promise<void> {
  const scratch = document.body.appendChild(document.createElement("input"));
  scratch.value = text;
  await strike(scratch, ["SelectAll", "Copy"]);
  scratch.remove();
}
