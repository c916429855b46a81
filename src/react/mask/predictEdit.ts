import { edited } from "./edit.ts";
import type { Selection } from "./inputEvents.ts";
import type { Masked } from "./mask.ts";
import { readEdit, type ReadEdit, type Reader } from "./readEdit.ts";

/** What a person's key is about to put in; `null` for what an input method composes, and for what the page forbids or nobody can. */
const typedBy = (event: InputEvent): string | null =>
  event.isTrusted && event.cancelable && !event.defaultPrevented && !event.isComposing
    ? event.data
    : null;

/** What the field will hold and show after a key that moves separators; `null` where the browser puts in all that is to be shown. */
export function predictEdit(
  event: InputEvent,
  { value, maxLength }: HTMLInputElement,
  [from, to]: Selection,
  shown: Masked,
  reader: Reader,
): ReadEdit | null {
  const inserted = typedBy(event);
  if (inserted === null || value !== shown.text) return null;
  const raw = edited(shown, { from, to, inserted });
  const read = readEdit(raw, reader);
  const { text } = read.next;
  const isLonger = maxLength >= 0 && text.length > maxLength;
  return text === raw.text || text === value || isLonger ? null : read;
}
