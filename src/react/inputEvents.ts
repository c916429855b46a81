import type { Edit } from "./mask.ts";

const history = new Set(["historyUndo", "historyRedo"]);
const whole = new Set(["", "insertReplacementText", ...history]);

/** Changes that need not be where the caret was: https://w3c.github.io/input-events/#interface-InputEvent-Attributes */
export const isWholeEdit = (inputType: string): boolean => whole.has(inputType);

/** What an input event says of how the text was changed; an event made by a script says nothing. */
export interface Typing {
  readonly inputType: string;
  /** What was put in, where it is told. */
  readonly data: string;
  readonly isComposing: boolean;
  /** The browser's undo or redo. */
  readonly isHistory: boolean;
}

export function typingOf(event: Event): Typing {
  const inputType =
    "inputType" in event && typeof event.inputType === "string" ? event.inputType : "";
  const isComposing = "isComposing" in event && event.isComposing === true;
  const data = "data" in event && typeof event.data === "string" ? event.data : "";
  return { inputType, data, isComposing, isHistory: history.has(inputType) };
}

/**
 * How the text of an input came about, `before` being the text before and `selected` the selection then, if it is known: what `execCommand`
 * inserts is told afterwards only. A browser leaves what was dropped selected.
 */
export function editOf(
  input: HTMLInputElement,
  { inputType, data }: Typing,
  selected: Edit["selection"],
  before: string,
): Edit {
  const text = input.value;
  const start = input.selectionStart ?? text.length;
  if (inputType === "insertFromDrop")
    return { text, inputType, caret: input.selectionEnd ?? start, selection: [start, start] };
  const told =
    selected ?? (data === "" ? null : insertedAt(start - data.length, start, text, before));
  return { text, inputType, caret: start, selection: isWholeEdit(inputType) ? null : told };
}

/** What was selected before the text from `start` to `end` took its place. */
const insertedAt = (
  start: number,
  end: number,
  text: string,
  before: string,
): Edit["selection"] => [Math.max(0, start), before.length - (text.length - end)];

/** Whether an input has focus, also inside a shadow root, of which the document only knows the host. */
export function isFocused(input: HTMLElement): boolean {
  const root = input.getRootNode();
  return "activeElement" in root && root.activeElement === input;
}

/** Whether the whole text of an input is selected, as it is when the Tab key led there. */
export const isAllChosen = ({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  value !== "" && selectionStart === 0 && selectionEnd === value.length;
