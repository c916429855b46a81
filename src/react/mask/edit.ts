import type { Masked } from "./mask.ts";

/** The part of a text that an edit replaces, and what it puts there. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly inserted: string;
}

/** What differs between two texts, at most `head` characters at the start and `tail` at the end being left alone. */
export function difference(before: string, after: string, head = Infinity, tail = Infinity): Edit {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && from < head && before[from] === after[from]) from++;
  let kept = 0;
  while (kept < most - from && kept < tail && before.at(-1 - kept) === after.at(-1 - kept)) kept++;
  return { from, to: before.length - kept, inserted: after.slice(from, after.length - kept) };
}

/** The field after an edit. What is inserted was typed by a person, unless `by` says who wrote it, as `Masked` does. */
export const edited = (
  { text, authors }: Masked,
  { from, to, inserted }: Edit,
  by: string = ".".repeat(inserted.length),
): Masked => ({
  text: text.slice(0, from) + inserted + text.slice(to),
  authors: authors.slice(0, from) + by + authors.slice(to),
  caret: from + inserted.length,
});

/** The edit that a person means: deleting nothing but separators of the mask deletes the character beyond them. */
export function meant({ authors }: Masked, edit: Edit, inputType: string): Edit {
  const { from, to, inserted } = edit;
  if (inserted !== "" || !/^[mp]+$/.test(authors.slice(from, to))) return edit;
  if (inputType === "deleteContentBackward") return { ...edit, from: Math.max(0, from - 1) };
  return inputType === "deleteContentForward" ? { ...edit, to: to + 1 } : edit;
}
