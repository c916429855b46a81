import { type Masked, part } from "./masked.ts";

export type Selection = readonly [start: number, end: number];

/** The part of a text that an edit replaces, and what it puts there. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly inserted: string;
}

/**
 * What differs between two texts, at most `head` characters at the start and `tail` at the end
 * being left alone.
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
 * The field after an edit. What is inserted was typed by a person, unless `by` says who wrote it,
 * as `Masked` does.
 */
export const edited = (
  { text, authors }: Masked,
  { from, to, inserted }: Edit,
  by: string = ".".repeat(inserted.length),
): Masked => ({
  text: text.slice(0, from) + inserted + text.slice(to),
  authors: authors.slice(0, from) + by + authors.slice(to),
  caret: from + inserted.length,
});

/**
 * The edit that a person means: deleting nothing but separators of the mask deletes the character
 * beyond them.
 */
function meant({ authors }: Masked, edit: Edit, inputType: string): Edit {
  const { from, to, inserted } = edit;
  if (inserted !== "" || !/^[mp]+$/.test(authors.slice(from, to))) return edit;
  if (inputType === "deleteContentBackward") return { ...edit, from: Math.max(0, from - 1) };
  return inputType === "deleteContentForward" ? { ...edit, to: to + 1 } : edit;
}

/** What an input event says of how the text was changed; an event made by a script says nothing. */
export interface Typing {
  /** https://w3c.github.io/input-events/#interface-InputEvent-Attributes */
  readonly inputType: string;
  /** What was put in, where it is told. */
  readonly data: string | null;
  readonly isComposing: boolean;
}

/** What is known of an event; nothing of one that a script made. */
export function typingOf(event: Event): Typing {
  const { inputType = "", data = null, isComposing = false }: Partial<InputEvent> = event;
  return { inputType, data, isComposing };
}

/** Whether a change takes others back, or makes them again. */
export const isHistory = (inputType: string): boolean => inputType.startsWith("history");

/** Changes that need not be where the caret was. */
const whole = /^(|insertReplacementText|history\w+)$/;

/**
 * What an event did to the text of an input, whose caret is at `caret` now. `selected` is the
 * selection just before, if it is known: what a script's `execCommand` does is told afterwards
 * only.
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

/** An input before an event. */
interface Before {
  readonly shown: Masked;
  /** Just before the change; `null` when nothing told of it. */
  readonly selected: Selection | null;
  /**
   * What was dragged away just now; put back into the same input, it takes along whose its
   * separators are.
   */
  readonly dragged: Masked | null;
}

/**
 * The field as an event left it, before the mask moves its separators, and what the event dragged
 * away.
 */
export function afterEvent(
  { shown, selected, dragged }: Before,
  text: string,
  caret: number,
  typing: Typing,
): { readonly raw: Masked; readonly dragged: Masked | null } {
  const { inputType } = typing;
  const edit = meant(shown, editOf(shown.text, text, caret, typing, selected), inputType);
  const moved = inputType === "insertFromDrop" && dragged?.text === edit.inserted;
  return {
    raw: edited(shown, edit, moved ? dragged?.authors : undefined),
    dragged: inputType === "deleteByDrag" ? part(shown, edit.from, edit.to) : null,
  };
}
