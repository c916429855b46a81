import { afterEvent, edited, isHistory, type Selection, typingOf } from "./edits.ts";
import type { Masked } from "./masked.ts";
import type { InputStrategy } from "./plainInput.ts";
import { readEdit, type ReadEdit, type Reader } from "./readEdit.ts";
import { shownTexts } from "./shownTexts.ts";
import {
  command,
  isFocused,
  replaceShown,
  replaceText,
  select,
  selectionOf,
  type TextElement,
  writeText,
} from "./textEditing.ts";

/**
 * An input in which a number gets its separators, and who wrote them. `reader` says how a text is
 * read by now.
 *
 * A key that moves separators is put in together with them as it comes (`before`), which is one
 * change to draw, to tell of and to undo. Where that cannot be, they are moved afterwards (`take`).
 */
export function maskedInput(
  input: TextElement,
  initial: Masked,
  reader: () => Reader,
): InputStrategy {
  let shown = initial;
  let past = shownTexts(initial);
  /** Just before a change; `null` when nothing told of it. */
  let selected: Selection | null = null;
  /** What was dragged away just now. */
  let dragged: Masked | null = null;
  /**
   * What the field holds and shows after a key that was put in from here, until the `input` event
   * of it. That comes while it is put in; in WebKit, within a script's `execCommand`, afterwards.
   */
  let predicted: ReadEdit | null = null;
  /** Whether the text is being replaced from here. */
  let isWriting = false;
  let noted: InputEvent | null = null;

  /** Notes that a text stands in the input as it is meant to. */
  const rest = (masked: Masked): void => {
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
  const write = (next: Masked, isTrusted: boolean, isLast: boolean): boolean => {
    const done = writing(() => replaceShown(input, shown, next, { isTrusted, isLast }));
    if (done) rest(next);
    return done;
  };

  /** False when the browser refuses, which it does within a script's `execCommand`. */
  const putIn = (read: ReadEdit, selection: Selection): boolean => {
    const { text, caret } = read.next;
    const before = input.value;
    selected = null;
    predicted = read;
    const done = writing(() => replaceText(input, text));
    // Also where the caret is there already: it ends the step of undo.
    if (done && isFocused(input)) input.setSelectionRange(caret, caret);
    // The app was told of the key: it counts, also where the app changed the text since.
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
    forget() {
      past = shownTexts(shown);
    },
    before(event) {
      if (isWriting) return;
      const { inputType } = event;
      selected = selectionOf(input);
      const current = past.of(shown.text);
      if (current && !isHistory(inputType)) current.selected = null;
      if (!reader().live || inputType !== "insertText") return;
      noted = event;
      // On the window, so that every other listener may prevent the key before.
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
        // The browser stopped between a key and the separators that it moved: one step further.
        if (now.live) command(input, inputType === "historyUndo" ? "undo" : "redo");
        // What never stood here is an edit of a text that was written over since.
        if (!past.of(input.value)) writeText(input, shown.text);
        if (input.value === shown.text) return;
      }
      predicted = null;
      if (inputType === "historyUndo" && broughtBack?.selected)
        select(input, ...broughtBack.selected);
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
      // What is dragged is put down in the same task, at a place that must not move before.
      if (inputType !== "deleteByDrag" && attempt(false)) return;
      setTimeout(() => {
        dragged = null;
        attempt(true);
      });
    },
  };
}

/**
 * What a person's key is about to put in; `null` for what an input method composes, and for what
 * the page forbids or nobody can.
 */
const typedBy = (event: InputEvent): string | null =>
  event.isTrusted && event.cancelable && !event.defaultPrevented && !event.isComposing
    ? event.data
    : null;

/**
 * What the field will hold and show after a key that moves separators; `null` where the browser
 * puts in all that is to be shown.
 */
function predictEdit(
  event: InputEvent,
  { value, maxLength }: TextElement,
  [from, to]: Selection,
  shown: Masked,
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
