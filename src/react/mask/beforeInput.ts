import { isFocused, isHistory, type Selection, selectionOf } from "./inputEvents.ts";
import { type MaskState, writing } from "./maskState.ts";
import { predictEdit } from "./predictEdit.ts";
import type { ReadEdit, Reader } from "./readEdit.ts";
import { replaceText } from "./textEditing.ts";

/**
 * The listener to `beforeinput`. It puts a key in together with the separators that the key moves, which is one change to draw, to tell of and
 * to undo. Where that cannot be, `maskedInput` moves them afterwards.
 */
export function beforeInput(
  input: HTMLInputElement,
  state: MaskState,
  reader: () => Reader | null,
): (event: InputEvent) => void {
  let noted: InputEvent | null = null;

  /** False when the browser refuses, which it does within a script's `execCommand`. */
  const putIn = (read: ReadEdit, selection: Selection): boolean => {
    const { text, caret } = read.next;
    const before = input.value;
    state.selected = null;
    state.predicted = read;
    const done = writing(state, () => replaceText(input, text));
    // Also where the caret is there already: it ends the step of undo.
    if (done && isFocused(input)) input.setSelectionRange(caret, caret);
    // The app was told of the key: it counts, also where the app changed the text since.
    if (state.predicted === null || input.value !== before) return true;
    state.predicted = null;
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
    const read = predictEdit(event, input, selection, shown, now);
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
    // On the window, so that every other listener may prevent the key before.
    input.ownerDocument.defaultView?.addEventListener("beforeinput", put, { once: true });
  };
}
