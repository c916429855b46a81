import { type MaskedText, part } from "./moveSeparators.ts";

export type Selection = readonly [start: number, end: number];

/** A range of a text and its replacement. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly inserted: string;
}

/**
 * Returns the difference of two texts. Their common start has at most `head` characters, their
 * common end `tail`.
 */
export function difference(before: string, after: string, head = Infinity, tail = Infinity): Edit {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && from < head && before[from] === after[from]) from++;
  let kept = 0;
  while (kept < most - from && kept < tail && before.at(-1 - kept) === after.at(-1 - kept)) kept++;
  return { from, to: before.length - kept, inserted: after.slice(from, after.length - kept) };
}

/**
 * Applies an edit. The inserted text counts as typed unless `by` contains its authors, in the
 * format of `MaskedText`.
 */
export const edited = (
  { text, authors }: MaskedText,
  { from, to, inserted }: Edit,
  by: string = ".".repeat(inserted.length),
): MaskedText => ({
  text: text.slice(0, from) + inserted + text.slice(to),
  authors: authors.slice(0, from) + by + authors.slice(to),
  caret: from + inserted.length,
});

/**
 * Adjusts an edit to the intention: deleting only separators of the mask also deletes the next
 * character.
 */
function meant({ authors }: MaskedText, edit: Edit, inputType: string): Edit {
  const { from, to, inserted } = edit;
  if (inserted !== "" || !/^[mp]+$/.test(authors.slice(from, to))) return edit;
  if (inputType === "deleteContentBackward") return { ...edit, from: Math.max(0, from - 1) };
  return inputType === "deleteContentForward" ? { ...edit, to: to + 1 } : edit;
}

/** Details of an input event. Events of scripts have none. */
export interface Typing {
  /** https://w3c.github.io/input-events/#interface-InputEvent-Attributes */
  readonly inputType: string;
  readonly data: string | null;
  readonly isComposing: boolean;
}

export function typingOf(event: Event): Typing {
  const { inputType = "", data = null, isComposing = false }: Partial<InputEvent> = event;
  return { inputType, data, isComposing };
}

export const isHistory = (inputType: string): boolean => inputType.startsWith("history");

/** Input types of changes away from the caret. */
const whole = /^(|insertReplacementText|history\w+)$/;

/**
 * Derives the edit of an input event.
 *
 * @param caret - The caret after the event.
 * @param selected - The selection before the event, if known. A script's `execCommand` fires no
 *   event before the change.
 */
function editOf(
  before: string,
  text: string,
  caret: number,
  { inputType, data }: Typing,
  selected: Selection | null,
): Edit {
  const behind = text.length - caret;
  const put = inputType.startsWith("delete") ? "" : data;
  if (whole.test(inputType) || (!selected && put === null))
    return text === before
      ? { from: caret, to: caret, inserted: "" }
      : { from: 0, to: before.length, inserted: text };
  const [start, end] = selected ?? [caret - (put ?? "").length, before.length - behind];
  return difference(before, text, Math.min(start, caret), Math.min(before.length - end, behind));
}

interface Before {
  readonly shown: MaskedText;
  /** The selection before the change, if an event announced it. */
  readonly selected: Selection | null;
  /** The text that was just dragged away. It keeps its authors when dropped. */
  readonly dragged: MaskedText | null;
}

/** Returns the state after an event, before the mask moves separators. */
export function afterEvent(
  { shown, selected, dragged }: Before,
  text: string,
  caret: number,
  typing: Typing,
): { readonly raw: MaskedText; readonly dragged: MaskedText | null } {
  const { inputType } = typing;
  const edit = meant(shown, editOf(shown.text, text, caret, typing, selected), inputType);
  const moved = inputType === "insertFromDrop" && dragged?.text === edit.inserted;
  return {
    raw: edited(shown, edit, moved ? dragged?.authors : undefined),
    dragged: inputType === "deleteByDrag" ? part(shown, edit.from, edit.to) : null,
  };
}
