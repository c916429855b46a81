import type { Edit } from "./mask.ts";

const history = new Set(["historyUndo", "historyRedo"]);
const whole = new Set(["", "insertReplacementText", ...history]);

/** Changes that need not be where the caret was: https://w3c.github.io/input-events/#interface-InputEvent-Attributes */
export const isWholeEdit = (inputType: string): boolean => whole.has(inputType);

/** What an input event says of how the text was changed; an event made by a script says nothing. */
export interface Typing {
  readonly inputType: string;
  readonly isComposing: boolean;
  /** The browser's undo or redo. */
  readonly isHistory: boolean;
}

export function typingOf(event: Event): Typing {
  const inputType =
    "inputType" in event && typeof event.inputType === "string" ? event.inputType : "";
  const isComposing = "isComposing" in event && event.isComposing === true;
  return { inputType, isComposing, isHistory: history.has(inputType) };
}

/** How the text of an input came about, `selected` being the selection before. A browser leaves what was dropped selected. */
export function editOf(
  input: HTMLInputElement,
  inputType: string,
  selected: Edit["selection"],
): Edit {
  const text = input.value;
  const start = input.selectionStart ?? text.length;
  if (inputType === "insertFromDrop")
    return { text, inputType, caret: input.selectionEnd ?? start, selection: [start, start] };
  return { text, inputType, caret: start, selection: isWholeEdit(inputType) ? null : selected };
}

/** Whether an input has focus, also inside a shadow root, of which the document only knows the host. */
export function isFocused(input: HTMLElement): boolean {
  const root = input.getRootNode();
  return "activeElement" in root && root.activeElement === input;
}

/** Whether the whole text of an input is selected, as it is when the Tab key led there. */
export const isAllChosen = ({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  value !== "" && selectionStart === 0 && selectionEnd === value.length;
