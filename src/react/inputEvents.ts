/** What an input event says of how the text was changed; an event made by a script says nothing. */
export function typingOf(event: Event): {
  readonly inputType: string;
  readonly isComposing: boolean;
} {
  const inputType =
    "inputType" in event && typeof event.inputType === "string" ? event.inputType : "";
  return { inputType, isComposing: "isComposing" in event && event.isComposing === true };
}

/** Changes that do not happen where the caret was: https://w3c.github.io/input-events/#interface-InputEvent-Attributes */
const whole = new Set([
  "",
  "historyUndo",
  "historyRedo",
  "insertReplacementText",
  "insertFromDrop",
  "deleteByDrag",
]);

export const isWholeEdit = (inputType: string): boolean => whole.has(inputType);

/** Whether an input has focus, also inside a shadow root, of which the document only knows the host. */
export function isFocused(input: HTMLElement): boolean {
  const root = input.getRootNode();
  return "activeElement" in root && root.activeElement === input;
}
