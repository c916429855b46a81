import { difference, type Selection } from "./edits.ts";
import type { Masked } from "./masked.ts";

/** What a text is typed into. */
export type TextElement = HTMLInputElement | HTMLTextAreaElement;

export const isOneLine = ({ localName }: TextElement): boolean => localName !== "textarea";

export const hasBreaks = (text: string): boolean => /[\r\n]/.test(text);

/**
 * A text as such an element shows it. One of one line drops line breaks, and would run the words
 * beside them together.
 */
export const fitted = (element: TextElement, text: string): string =>
  isOneLine(element) ? text.replace(/[\r\n]+/g, " ") : text.replace(/\r\n?/g, "\n");

/**
 * Whether an input has focus, also inside a shadow root, of which the document only knows the host.
 */
export function isFocused(input: HTMLElement): boolean {
  const root: Node & Partial<DocumentOrShadowRoot> = input.getRootNode();
  return root.activeElement === input;
}

export const selectionOf = ({ selectionStart, selectionEnd }: TextElement): Selection => [
  selectionStart ?? 0,
  selectionEnd ?? 0,
];

/** Whether the whole text of an input is selected, as it is when the Tab key led there. */
const isAllSelected = ({ value, selectionStart, selectionEnd }: TextElement): boolean =>
  value !== "" && selectionStart === 0 && selectionEnd === value.length;

/**
 * Does what a person would do by a key, so that the browser's own undo takes it back; false when
 * the browser refuses, as it does within another such command. `execCommand` is deprecated, absent
 * outside browsers, and without a successor for this:
 * https://w3c.github.io/editing/docs/execCommand/
 */
export const command = ({ ownerDocument }: TextElement, name: string, text?: string): boolean =>
  ownerDocument.execCommand?.(name, false, text);

/** Selects what is not selected yet, because the browser draws the caret anew each time. */
export function select(input: TextElement, start: number, end: number): void {
  if (input.selectionStart !== start || input.selectionEnd !== end)
    input.setSelectionRange(start, end);
}

/** Writes a text of ours. What was selected as a whole stays so. */
export function writeText(input: TextElement, text: string): void {
  if (input.value === text) return;
  const allSelected = isFocused(input) && isAllSelected(input);
  input.value = text;
  if (allSelected) input.select();
}

/** Replaces what differs in an input that has focus, and nothing else. */
export function replaceText(input: TextElement, text: string): boolean {
  const { from, to, inserted } = difference(input.value, text);
  select(input, from, to);
  command(input, inserted === "" ? "delete" : "insertText", inserted);
  return input.value === text;
}

/**
 * Shows `next` in place of `shown`. Where a person types, the browser's own undo takes this back as
 * well; where a script does, as in tests, the browser is left out of it. False when the browser
 * refuses, which it does within a script's `execCommand`, unless it is the last try.
 */
export function replaceShown(
  input: TextElement,
  shown: Masked,
  next: Masked,
  { isTrusted, isLast }: { readonly isTrusted: boolean; readonly isLast: boolean },
): boolean {
  if (input.value === next.text) return true;
  const focused = isFocused(input);
  let done = isTrusted && focused && replaceText(input, next.text);
  if (!done && (isLast || !isTrusted || !focused)) {
    input.value = next.text;
    done = true;
  }
  const { caret } = done ? next : shown;
  if (focused) input.setSelectionRange(caret, caret);
  return done;
}
