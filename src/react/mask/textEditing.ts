import { difference, type Selection } from "./edits.ts";
import type { MaskedText } from "./moveSeparators.ts";

export type TextElement = HTMLInputElement | HTMLTextAreaElement;

export const isOneLine = ({ localName }: TextElement): boolean => localName !== "textarea";

export const hasBreaks = (text: string): boolean => /[\r\n]/.test(text);

/**
 * Replaces line breaks by spaces for a single-line input, which would remove them and join words.
 */
export const fitted = (element: TextElement, text: string): string =>
  isOneLine(element) ? text.replace(/[\r\n]+/g, " ") : text.replace(/\r\n?/g, "\n");

/** Whether an input has focus, also in a shadow root. */
export function isFocused(input: HTMLElement): boolean {
  const root: Node & Partial<DocumentOrShadowRoot> = input.getRootNode();
  return root.activeElement === input;
}

export const selectionOf = ({ selectionStart, selectionEnd }: TextElement): Selection => [
  selectionStart ?? 0,
  selectionEnd ?? 0,
];

const isAllSelected = ({ value, selectionStart, selectionEnd }: TextElement): boolean =>
  value !== "" && selectionStart === 0 && selectionEnd === value.length;

/**
 * Runs an editing command, which the browser's undo includes. Returns false if the browser refuses,
 * as within another command. `execCommand` is deprecated and absent outside of browsers, but has no
 * successor for undo: https://w3c.github.io/editing/docs/execCommand/
 */
export const command = ({ ownerDocument }: TextElement, name: string, text?: string): boolean =>
  ownerDocument.execCommand?.(name, false, text);

/** Selects a range unless it is selected already: browsers redraw the caret each time. */
export function selectRange(input: TextElement, start: number, end: number): void {
  if (input.selectionStart !== start || input.selectionEnd !== end)
    input.setSelectionRange(start, end);
}

/** Sets the text and keeps it fully selected if it was. */
export function writeText(input: TextElement, text: string): void {
  if (input.value === text) return;
  const allSelected = isFocused(input) && isAllSelected(input);
  input.value = text;
  if (allSelected) input.select();
}

/** Replaces only the difference in a focused input. */
export function replaceText(input: TextElement, text: string): boolean {
  const { from, to, inserted } = difference(input.value, text);
  selectRange(input, from, to);
  command(input, inserted === "" ? "delete" : "insertText", inserted);
  return input.value === text;
}

/**
 * Replaces `shown` with `next`. The browser's undo includes changes to a person's input, but not to
 * a script's, such as in tests.
 *
 * @returns False if the browser refuses, as within a script's `execCommand`, unless `isLast`.
 */
export function replaceShown(
  input: TextElement,
  shown: MaskedText,
  next: MaskedText,
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
