import { afterEvent, edited, isHistory, type Selection, typingOf } from "./edits.ts";
import type { MaskedText } from "./moveSeparators.ts";
import type { InputStrategy } from "./plainInput.ts";
import { readEdit, type ReadEdit, type Reader } from "./readEdit.ts";
import { createUndoHistory } from "./undoHistory.ts";
import {
  command,
  isFocused,
  replaceShown,
  replaceText,
  selectRange,
  selectionOf,
  type TextElement,
  writeText,
} from "./textEditing.ts";

/**
 * Creates a strategy that groups the digits of a number.
 *
 * If a key moves separators, `before` inserts both in `beforeinput`, as one change for layout,
 * listeners and undo. Otherwise `take` moves the separators afterwards.
 */
export function maskedStrategy(
  input: TextElement,
  initial: MaskedText,
  reader: () => Reader,
): InputStrategy {
  let shown = initial;
  let past = createUndoHistory(initial);
  /** The selection before a change, if an event announced it. */
  let selected: Selection | null = null;
  let dragged: MaskedText | null = null;
  /**
   * The result of a key that `before` inserted, until its `input` event. The event is synchronous,
   * except in WebKit within a script's `execCommand`.
   */
  let predicted: ReadEdit | null = null;
  let isWriting = false;
  let noted: InputEvent | null = null;

  const rest = (masked: MaskedText): void => {
    shown = masked;
    predicted = null;
    past.add(masked);
  };
  const writing = (work: () => boolean): boolean => {
    isWriting = true;
    try {
      return work();
    } finally {
      isWriting = false;
    }
  };
  const write = (next: MaskedText, isTrusted: boolean, isLast: boolean): boolean => {
    const done = writing(() => replaceShown(input, shown, next, { isTrusted, isLast }));
    if (done) rest(next);
    return done;
  };

  /**
   * Inserts a predicted text. Returns false if the browser refuses, as within a script's
   * `execCommand`.
   */
  const putIn = (read: ReadEdit, selection: Selection): boolean => {
    const { text, caret } = read.next;
    const before = input.value;
    selected = null;
    predicted = read;
    const done = writing(() => replaceText(input, text));
    // Even if the caret is already there, this ends the undo step.
    if (done && isFocused(input)) input.setSelectionRange(caret, caret);
    // The `input` event fired, so the key counts even if the app changed the text since.
    if (predicted === null || input.value !== before) return true;
    predicted = null;
    selected = selection;
    input.setSelectionRange(...selection);
    return false;
  };
  const put = (event: InputEvent): void => {
    if (event !== noted) return;
    const selection = selectionOf(input);
    const current = past.of(shown.text);
    const read = predictEdit(event, input, selection, shown, reader());
    if (!read || !putIn(read, selection)) return;
    event.preventDefault();
    if (current) current.selected = selection;
  };

  return {
    show(masked) {
      rest(masked);
      writeText(input, masked.text);
    },
    clearHistory() {
      past = createUndoHistory(shown);
    },
    before(event) {
      if (isWriting) return;
      const { inputType } = event;
      selected = selectionOf(input);
      const current = past.of(shown.text);
      if (current && !isHistory(inputType)) current.selected = null;
      if (!reader().live || inputType !== "insertText") return;
      noted = event;
      // On the window, so that all other listeners can prevent the key first.
      input.ownerDocument.defaultView?.addEventListener("beforeinput", put, { once: true });
    },
    take(event, hold) {
      if (isWriting && !predicted) return;
      const text = input.value;
      if (predicted?.next.text === text) {
        const { next, value } = predicted;
        rest(next);
        return hold(value);
      }
      const now = reader();
      const typing = typingOf(event);
      const { inputType, isComposing } = typing;
      const back = isHistory(inputType);
      const broughtBack = back ? past.of(text) : undefined;
      if (back && !broughtBack) {
        // Undo stopped between a key and the separators that it moved. Takes one more step.
        if (now.live) command(input, inputType === "historyUndo" ? "undo" : "redo");
        // The browser undid an edit of a text that was overwritten since.
        if (!past.of(input.value)) writeText(input, shown.text);
        if (input.value === shown.text) return;
      }
      predicted = null;
      if (inputType === "historyUndo" && broughtBack?.selected)
        selectRange(input, ...broughtBack.selected);
      const caret = input.selectionEnd ?? text.length;
      const after = afterEvent({ shown, selected, dragged }, text, caret, typing);
      const raw = broughtBack ? { text, caret, authors: broughtBack.authors } : after.raw;
      selected = null;
      ({ dragged } = after);
      shown = raw;
      const { value, next } = readEdit(raw, { ...now, live: now.live && !back && !isComposing });
      hold(value);
      const attempt = (isLast: boolean): boolean =>
        shown !== raw || write(next, event.isTrusted, isLast);
      // A drop follows in the same task. Moving separators would shift its position.
      if (inputType !== "deleteByDrag" && attempt(false)) return;
      setTimeout(() => {
        dragged = null;
        attempt(true);
      });
    },
  };
}

/** Returns the text that a key inserts; `null` for composition and prevented events. */
const typedBy = (event: InputEvent): string | null =>
  event.isTrusted && event.cancelable && !event.defaultPrevented && !event.isComposing
    ? event.data
    : null;

/** Predicts the result of a key; `null` if the key moves no separators. */
function predictEdit(
  event: InputEvent,
  { value, maxLength }: TextElement,
  [from, to]: Selection,
  shown: MaskedText,
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
