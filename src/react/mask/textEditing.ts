import { difference } from "./edit.ts";

/**
 * Does what a person would do by a key, so that the browser's own undo takes it back; false when the browser refuses, as it does within another such command.
 * `execCommand` is deprecated, absent outside browsers, and without a successor for this: https://w3c.github.io/editing/docs/execCommand/
 */
export const command = (
  { ownerDocument }: HTMLInputElement,
  name: string,
  text?: string,
): boolean => ownerDocument.execCommand?.(name, false, text);

/** Selects what is not selected yet, because the browser draws the caret anew each time. */
export function select(input: HTMLInputElement, start: number, end: number): void {
  if (input.selectionStart !== start || input.selectionEnd !== end)
    input.setSelectionRange(start, end);
}

/** Replaces what differs in an input that has focus, and nothing else. */
export function replaceText(input: HTMLInputElement, text: string): boolean {
  const { from, to, inserted } = difference(input.value, text);
  select(input, from, to);
  command(input, inserted === "" ? "delete" : "insertText", inserted);
  return input.value === text;
}
