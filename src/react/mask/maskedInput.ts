import type { FieldValue } from "../store/fieldValue.ts";
import { afterEvent } from "./afterEvent.ts";
import { isHistory, type Selection, selectionOf, typingOf } from "./inputEvents.ts";
import type { Masked } from "./mask.ts";
import { readAhead } from "./readAhead.ts";
import { readEdit, type ReadEdit, type Reader } from "./readEdit.ts";
import { shownTexts } from "./shownTexts.ts";
import { command, replaceShown, replaceText, select, writeText } from "./textEditing.ts";
import { writeOnce } from "./writeOnce.ts";

/** An input of the page, and whose the separators in it are. */
export interface MaskedInput {
  /** Shows a text that we wrote. What was chosen as a whole stays so. */
  show(masked: Masked): void;
  /** Reads what an event left in the input, says what that answers, and moves the mask's separators. */
  take(event: Event, hold: (held: FieldValue) => void): void;
}

/** `reader` says how a text is read by now; `null` before there is anything to read it for. */
export function maskedInput(
  input: HTMLInputElement,
  initial: Masked,
  reader: () => Reader | null,
): MaskedInput {
  let shown = initial;
  let selected: Selection | null = null;
  let dragged: Masked | null = null;
  /** Whether the text is being replaced from here: the events of that say nothing new. */
  let writing = false;
  /** What a key answers and shows, while that is put in from here. */
  let ahead: ReadEdit | null = null;
  const past = shownTexts(initial);

  writeOnce(input);
  input.addEventListener("beforeinput", (event) => {
    const now = reader();
    if (writing || ahead || !now?.symbols) return;
    const selection = selectionOf(input);
    const known = past.of(shown.text);
    selected = selection;
    const read = readAhead(event, input, selection, shown, now);
    const done = read !== null && putIn(read);
    if (done) event.preventDefault();
    if (known && !isHistory(event.inputType)) known.selected = done ? selection : null;
  });

  const rest = (masked: Masked): void => {
    shown = masked;
    past.add(masked);
  };

  /** Puts in a key together with the separators that it moves: one change to draw, to tell of and to undo. False when the browser refuses. */
  const putIn = (read: ReadEdit): boolean => {
    const [, next] = read;
    const before = input.value;
    selected = null;
    ahead = read;
    replaceText(input, next.text);
    ahead = null;
    // Also where the caret is there already: it ends the step of undo.
    if (shown === next) input.setSelectionRange(next.caret, next.caret);
    return input.value !== before;
  };

  const write = (next: Masked, isTrusted: boolean, isLast: boolean): boolean => {
    writing = true;
    const done = replaceShown(input, shown, next, { isTrusted, isLast });
    writing = false;
    if (done) rest(next);
    return done;
  };

  return {
    show(masked) {
      rest(masked);
      writeText(input, masked.text);
    },
    take(event, hold) {
      const now = reader();
      if (writing || !now) return;
      const text = input.value;
      if (ahead?.[1].text === text) {
        const [held, next] = ahead;
        rest(next);
        return hold(held);
      }
      const typing = typingOf(event);
      const { inputType, isComposing } = typing;
      const { symbols, readText } = now;
      if (!symbols) return hold(readText(text, text));
      const back = isHistory(inputType);
      const known = back ? past.of(text) : undefined;
      if (back && now.live && !known) {
        // The text in between what was typed and its separators: one step further.
        command(input, inputType.slice(7));
        if (input.value === shown.text) return;
      }
      if (inputType === "historyUndo" && known?.selected) select(input, ...known.selected);
      const caret = input.selectionEnd ?? text.length;
      const after = afterEvent({ shown, selected, dragged }, text, caret, typing);
      const raw = known ? { text, caret, own: known.own } : after.raw;
      selected = null;
      dragged = after.dragged;
      shown = raw;
      const live = now.live && !back && !isComposing;
      const [held, next] = readEdit(raw, { symbols, live, readText });
      hold(held);
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
