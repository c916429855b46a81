import type { FieldValue } from "../store/fieldValue.ts";
import { afterEvent } from "./afterEvent.ts";
import { beforeInput } from "./beforeInput.ts";
import { isHistory, typingOf } from "./inputEvents.ts";
import type { Masked } from "./mask.ts";
import { maskState, rest, writing } from "./maskState.ts";
import { readEdit, type Reader } from "./readEdit.ts";
import { command, replaceShown, select, writeText } from "./textEditing.ts";
import { writeOnce } from "./writeOnce.ts";

/** An input of the page, and who wrote the separators in it. */
export interface MaskedInput {
  /** Shows a text that we write. What was selected as a whole stays so. */
  show(masked: Masked): void;
  /** Listens to `beforeinput`. */
  readonly before: (event: InputEvent) => void;
  /** Reads what an event left in the input, calls `hold` with the value, and moves the mask's separators. */
  take(event: Event, hold: (held: FieldValue) => void): void;
}

/** `reader` says how a text is read by now; `null` before there is anything to read it for. */
export function maskedInput(
  input: HTMLInputElement,
  initial: Masked,
  reader: () => Reader | null,
): MaskedInput {
  const state = maskState(initial);
  writeOnce(input);

  const write = (next: Masked, isTrusted: boolean, isLast: boolean): boolean => {
    const how = { isTrusted, isLast };
    const done = writing(state, () => replaceShown(input, state.shown, next, how));
    if (done) rest(state, next);
    return done;
  };

  return {
    show(masked) {
      rest(state, masked);
      writeText(input, masked.text);
    },
    before: beforeInput(input, state, reader),
    take(event, hold) {
      const now = reader();
      const { predicted } = state;
      if (!now || (state.writing && !predicted)) return;
      const text = input.value;
      if (predicted?.next.text === text) {
        rest(state, predicted.next);
        return hold(predicted.held);
      }
      const typing = typingOf(event);
      const { inputType, isComposing } = typing;
      const back = isHistory(inputType);
      const broughtBack = back ? state.past.of(text) : undefined;
      if (back && !broughtBack) {
        // The browser stopped between a key and the separators that it moved: one step further.
        if (now.symbols && now.live) command(input, inputType === "historyUndo" ? "undo" : "redo");
        // What never stood here is an edit of a text that was written over since.
        if (!state.past.of(input.value)) writeText(input, state.shown.text);
        if (input.value === state.shown.text) return;
      }
      state.predicted = null;
      if (inputType === "historyUndo" && broughtBack?.selected)
        select(input, ...broughtBack.selected);
      const caret = input.selectionEnd ?? text.length;
      const after = afterEvent(state, text, caret, typing);
      const raw = broughtBack ? { text, caret, authors: broughtBack.authors } : after.raw;
      state.selected = null;
      state.dragged = after.dragged;
      state.shown = raw;
      const live = now.live && !back && !isComposing;
      const { held, next } = readEdit(raw, { ...now, live });
      hold(held);
      const attempt = (isLast: boolean): boolean =>
        state.shown !== raw || write(next, event.isTrusted, isLast);
      // What is dragged is put down in the same task, at a place that must not move before.
      if (inputType !== "deleteByDrag" && attempt(false)) return;
      setTimeout(() => {
        state.dragged = null;
        attempt(true);
      });
    },
  };
}
