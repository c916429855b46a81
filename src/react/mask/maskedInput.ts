import { edited, meant } from "./edit.ts";
import type { FieldValue } from "../store/fieldValue.ts";
import { editOf, isAllChosen, isFocused, type Selection, typingOf } from "./inputEvents.ts";
import { type Masked, part } from "./mask.ts";
import { readEdit, type Reader } from "./readEdit.ts";
import { command, replaceText } from "./textEditing.ts";
import { writeOnce } from "./writeOnce.ts";

/** An input of the page, and whose the separators in it are. */
export interface MaskedInput {
  /** Shows a text that we wrote. What was chosen as a whole stays so. */
  show(masked: Masked): void;
  /** Reads what an event left in the input, says what that answers, and moves the mask's separators. */
  take(event: Event, reader: Reader, hold: (held: FieldValue) => void): void;
}

export function maskedInput(input: HTMLInputElement, initial: Masked): MaskedInput {
  let shown = initial;
  let selected: Selection | null = null;
  /** What was dragged away just now; put back into the same input, it takes along whose its separators are. */
  let dragged: Masked | null = null;
  /** Whether the text is being replaced from here: the events of that say nothing new. */
  let writing = false;
  /** Whose the separators were in each text that was shown, for when the browser's undo brings it back. */
  const past = new Map([
    ["", ""],
    [initial.text, initial.own],
  ]);

  writeOnce(input);
  input.addEventListener("beforeinput", () => {
    if (!writing) selected = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
  });

  const rest = (masked: Masked): void => {
    shown = masked;
    past.set(masked.text, masked.own);
  };

  /**
   * Where a person types, the browser's own undo takes this back as well; where a script does, as in tests, the browser is left out of it.
   * False when the browser refuses, which it does within a script's `execCommand`.
   */
  const write = (next: Masked, isTrusted: boolean, isLast: boolean): boolean => {
    let done = input.value === next.text;
    if (!done) {
      const focused = isFocused(input);
      writing = true;
      done = isTrusted && focused && replaceText(input, next.text);
      if (!done && (isLast || !isTrusted || !focused)) {
        input.value = next.text;
        done = true;
      }
      writing = false;
      const { caret } = done ? next : shown;
      if (focused) input.setSelectionRange(caret, caret);
    }
    if (done) rest(next);
    return done;
  };

  return {
    show(masked) {
      rest(masked);
      if (input.value === masked.text) return;
      const allChosen = isFocused(input) && isAllChosen(input);
      input.value = masked.text;
      if (allChosen) input.select();
    },
    take(event, { live, readText }, hold) {
      if (writing) return;
      const typing = typingOf(event);
      const { inputType, isComposing } = typing;
      const isHistory = inputType.startsWith("history");
      const text = input.value;
      const own = isHistory ? past.get(text) : undefined;
      if (isHistory && live && own === undefined) {
        // The text in between what was typed and its separators: one step further.
        command(input, inputType.slice(7));
        if (input.value === shown.text) return;
      }
      const caret = input.selectionEnd ?? text.length;
      const edit = meant(shown, editOf(shown.text, text, caret, typing, selected), inputType);
      const moved = inputType === "insertFromDrop" && dragged?.text === edit.inserted;
      const raw =
        own === undefined
          ? edited(shown, edit, moved ? dragged?.own : undefined)
          : { text, caret, own };
      selected = null;
      dragged = inputType === "deleteByDrag" ? part(shown, edit.from, edit.to) : null;
      shown = raw;
      const [held, next] = readEdit(raw, {
        readText,
        live: isHistory || isComposing ? undefined : live,
      });
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
