import { isFocused } from "./inputEvents.ts";
import type { Masked } from "./mask.ts";

/** Inputs whose text is being replaced: the events that this makes say nothing new. */
const writing = new WeakSet<HTMLInputElement>();

export const isWriting = (input: HTMLInputElement): boolean => writing.has(input);

/**
 * Shows what an edit came to. Where a person types, the browser's own undo takes it back as one step; where a script does, as in tests, the
 * browser is left out of it.
 */
export function writeEdit(
  input: HTMLInputElement,
  { text, caret }: Masked,
  isTrusted: boolean,
): void {
  if (input.value === text) return;
  const placeCaret = isFocused(input) && input.selectionStart !== null;
  writing.add(input);
  if (placeCaret && isTrusted) replaceText(input, text);
  else input.value = text;
  writing.delete(input);
  if (placeCaret) input.setSelectionRange(caret, caret);
}

/**
 * Replaces what differs, and nothing else.
 * `execCommand` is deprecated, absent outside browsers, and without a successor for this: https://w3c.github.io/editing/docs/execCommand/
 */
function replaceText(input: HTMLInputElement, text: string): void {
  const { value } = input;
  const most = Math.min(value.length, text.length);
  let head = 0;
  while (head < most && value[head] === text[head]) head++;
  let tail = 0;
  while (tail < most - head && value.at(-1 - tail) === text.at(-1 - tail)) tail++;
  const inserted = text.slice(head, text.length - tail);
  input.setSelectionRange(head, value.length - tail);
  // Not in jsdom, where adopters run their tests.
  input.ownerDocument.execCommand?.(inserted === "" ? "delete" : "insertText", false, inserted);
  if (input.value !== text) input.value = text;
}
