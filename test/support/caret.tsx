import { ParameterForm, type ParameterFormProps } from "parameter-form";
import type { AnsweredValues, ParameterType } from "parameter-form/core";
import { expect, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { patience, show } from "./browser.tsx";
import { takeClipboard } from "./clipboard.ts";

/** One field of a form of its own, what it is answered with, and a button outside to leave it for. */
export async function openField(
  type: Exclude<ParameterType, "select">,
  props: Partial<ParameterFormProps> = {},
) {
  const onChange = vi.fn<(values: AnsweredValues) => void>();
  const form = { parameters: [{ name: "amount", label: "Amount", type, required: true }] };
  show(<ParameterForm form={form} onSubmit={() => {}} onChange={onChange} {...props} />);
  const input = await vi.waitFor(() => {
    const found = document.querySelector("input");
    if (!found) throw new Error("There is no input yet");
    return found;
  }, patience);
  return { input, value: () => onChange.mock.lastCall?.[0]["amount"] ?? null };
}

/** An input's text with its caret as `|`, or its selection in `[` and `]`. */
function shown({ value, selectionStart, selectionEnd }: HTMLInputElement): string {
  const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0];
  const [before, chosen, after] = [
    value.slice(0, start),
    value.slice(start, end),
    value.slice(end),
  ];
  return `${before}${chosen === "" ? "|" : `[${chosen}]`}${after}`;
}

/** Waits until an input shows this. */
export const expectShown = (input: HTMLInputElement, expected: string): Promise<void> =>
  vi.waitFor(() => expect(shown(input)).toBe(expected), patience);

/** Types the digits of a text such as `1,2|34` and moves the caret, or the selection, to where it says. */
export async function begin(input: HTMLInputElement, text: string, separators: RegExp) {
  input.focus();
  const typed = text.replace(/[|[\]]/g, "");
  if (typed === "") return;
  await userEvent.keyboard(typed.replace(separators, ""));
  const start = text.search(/[|[]/);
  const length = text.includes("]") ? text.indexOf("]") - start - 1 : 0;
  const right = (count: number) => "{ArrowRight}".repeat(count);
  await userEvent.keyboard(`{Home}${right(start)}{Shift>}${right(length)}{/Shift}`);
  await expectShown(input, text);
}

/** Puts a text where the caret is, from the clipboard. */
async function paste(text: string): Promise<void> {
  await takeClipboard();
  const target = document.activeElement;
  const scratch = document.body.appendChild(document.createElement("textarea"));
  scratch.value = text;
  scratch.select();
  await userEvent.copy();
  scratch.remove();
  if (target instanceof HTMLElement) target.focus();
  await userEvent.paste();
}

const shortcuts: Readonly<Record<string, string>> = {
  TabBack: "{Shift>}{Tab}{/Shift}",
  SelectAll: "{Control>}a{/Control}",
  Undo: "{Control>}z{/Control}",
  Redo: "{Control>}{Shift>}z{/Shift}{/Control}",
  Copy: "{Control>}c{/Control}",
  Cut: "{Control>}x{/Control}",
  Paste: "{Control>}v{/Control}",
  DeleteWord: "{Control>}{Backspace}{/Control}",
};

/** Presses keys such as `Backspace` or `12`; `paste:text` and `compose:text` go through the clipboard and an input method. */
export async function press(keys: string): Promise<void> {
  for (const key of keys.split(" ")) {
    const [way, text] = key.split(":");
    if (["Copy", "Cut", "Paste"].includes(key)) await takeClipboard();
    if (text !== undefined && way === "paste") await paste(text);
    else if (text !== undefined && way === "compose") await compose(text);
    else await userEvent.keyboard(shortcuts[key] ?? (/^[A-Z]/.test(key) ? `{${key}}` : key));
  }
}

/** Composes a text one character at a time, as an input method does, and then commits it. */
export async function compose(text: string, look: () => void = () => {}): Promise<void> {
  for (let end = 1; end <= text.length; end++) {
    await cdp().send("Input.imeSetComposition", {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
    look();
  }
  await cdp().send("Input.insertText", { text });
}
