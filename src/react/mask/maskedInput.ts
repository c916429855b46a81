import type { FieldValue } from "../store/fieldValue.ts";
import { afterEvent } from "./afterEvent.ts";
import { isHistory, typingOf } from "./inputEvents.ts";
import type { Masked } from "./mask.ts";
import { maskState, rest, writing } from "./maskState.ts";
import { readEdit, type Reader } from "./readEdit.ts";
import { command, replaceShown, select, writeText } from "./textEditing.ts";
import { typeAhead } from "./typeAhead.ts";
import { writeOnce } from "./writeOnce.ts";

/** An input of the page, and whose the separators in it are. */
export interface MaskedInput {
  /** Shows a text that we wrote. What was chosen as a whole stays so. */
  show(masked: Masked): void;
  /** Listens to `beforeinput`. */
  readonly before: (event: InputEvent) => void;
  /** Reads what an event left in the input, says what that answers, and moves the mask's separators. */
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
    before: typeAhead(input, state, reader),
    take(event, hold) {
      const now = reader();
      const { ahead } = state;
      if (!now || (state.writing && !ahead)) return;
      const text = input.value;
      if (ahead?.[1].text === text) {
        const [held, next] = ahead;
        rest(state, next);
        return hold(held);
      }
      const { symbols, readText } = now;
      if (!symbols) return hold(readText(text, text));
      state.ahead = null;
      const typing = typingOf(event);
      const { inputType, isComposing } = typing;
      const back = isHistory(inputType);
      const broughtBack = back ? state.past.of(text) : undefined;
      if (back && now.live && !broughtBack) {
        // The text in between what was typed and its separators: one step further.
        command(input, inputType.slice(7));
        if (input.value === state.shown.text) return;
      }
      if (inputType === "historyUndo" && broughtBack?.selected)
        select(input, ...broughtBack.selected);
      const caret = input.selectionEnd ?? text.length;
      const after = afterEvent(state, text, caret, typing);
      const raw = broughtBack ? { text, caret, own: broughtBack.own } : after.raw;
      state.selected = null;
      state.dragged = after.dragged;
      state.shown = raw;
      const live = now.live && !back && !isComposing;
      const [held, next] = readEdit(raw, { symbols, live, readText });
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
