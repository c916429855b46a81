import { difference, type Edit } from "./edit.ts";

export type Selection = readonly [start: number, end: number];

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
 * What an event did to the text of an input, whose caret is at `caret` now. `selected` is the selection just before, if it is known: what a
 * script's `execCommand` does is told afterwards only.
 */
export function editOf(
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

/** Whether an input has focus, also inside a shadow root, of which the document only knows the host. */
export function isFocused(input: HTMLElement): boolean {
  const root: Node & Partial<DocumentOrShadowRoot> = input.getRootNode();
  return root.activeElement === input;
}

export const selectionOf = ({ selectionStart, selectionEnd }: HTMLInputElement): Selection => [
  selectionStart ?? 0,
  selectionEnd ?? 0,
];

/** Whether the whole text of an input is selected, as it is when the Tab key led there. */
export const isAllSelected = ({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  value !== "" && selectionStart === 0 && selectionEnd === value.length;
