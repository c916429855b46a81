import { isFocused, isHistory, type Selection, selectionOf } from "./inputEvents.ts";
import { type MaskState, writing } from "./maskState.ts";
import { readAhead } from "./readAhead.ts";
import type { ReadEdit, Reader } from "./readEdit.ts";
import { replaceText } from "./textEditing.ts";

/**
 * What to do before an input changes: a key is put in together with the separators that it moves, which is one change to draw, to tell of and
 * to undo. Where it cannot be, `maskedInput` moves them afterwards.
 */
export function typeAhead(
  input: HTMLInputElement,
  state: MaskState,
  reader: () => Reader | null,
): (event: InputEvent) => void {
  let noted: InputEvent | null = null;

  /** False when the browser refuses, which it does within a script's `execCommand`. */
  const putIn = (read: ReadEdit, selection: Selection): boolean => {
    const [, { text, caret }] = read;
    const before = input.value;
    state.selected = null;
    state.ahead = read;
    const done = writing(state, () => replaceText(input, text));
    // Also where the caret is there already: it ends the step of undo.
    if (done && isFocused(input)) input.setSelectionRange(caret, caret);
    // What the app was told of is in, whatever it made of it.
    if (state.ahead === null || input.value !== before) return true;
    state.ahead = null;
    state.selected = selection;
    input.setSelectionRange(...selection);
    return false;
  };

  const put = (event: InputEvent): void => {
    const now = reader();
    if (event !== noted || !now) return;
    const { shown, past } = state;
    const selection = selectionOf(input);
    const current = past.of(shown.text);
    const read = readAhead(event, input, selection, shown, now);
    if (!read || !putIn(read, selection)) return;
    event.preventDefault();
    if (current) current.selected = selection;
  };

  return (event) => {
    const now = reader();
    if (state.writing || !now?.symbols) return;
    const { inputType } = event;
    state.selected = selectionOf(input);
    const current = state.past.of(state.shown.text);
    if (current && !isHistory(inputType)) current.selected = null;
    if (!now.live || inputType !== "insertText") return;
    noted = event;
    // Everybody on the page may forbid it first.
    input.ownerDocument.defaultView?.addEventListener("beforeinput", put, { once: true });
  };
}
