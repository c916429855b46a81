import { edited, meant } from "./edit.ts";
import type { FieldValue } from "../store/fieldValue.ts";
import {
  editOf,
  isAllChosen,
  isFocused,
  type Selection,
  selectionOf,
  typedBy,
  typingOf,
} from "./inputEvents.ts";
import { type Masked, part } from "./mask.ts";
import { readEdit, type Reader } from "./readEdit.ts";
import { command, replaceText, select } from "./textEditing.ts";
import { writeOnce } from "./writeOnce.ts";

/** An input of the page, and whose the separators in it are. */
export interface MaskedInput {
  /** Shows a text that we wrote. What was chosen as a whole stays so. */
  show(masked: Masked): void;
  /** Reads what an event left in the input, says what that answers, and moves the mask's separators. */
  take(event: Event, hold: (held: FieldValue) => void): void;
}

/** What is known of a text that was shown, for when the browser's undo brings it back. */
interface Past {
  /** Whose its separators were. */
  readonly own: string;
  /** What was selected in it as it was last changed, if that was from here: undo would select what we did. */
  selected?: Selection | null;
}

/** `reader` says how a text is read by now; `null` before there is anything to read it for. */
export function maskedInput(
  input: HTMLInputElement,
  initial: Masked,
  reader: () => Reader | null,
): MaskedInput {
  let shown = initial;
  let selected: Selection | null = null;
  /** What was dragged away just now; put back into the same input, it takes along whose its separators are. */
  let dragged: Masked | null = null;
  /** Whether the text is being replaced from here: the events of that say nothing new. */
  let writing = false;
  /** What a key answers and shows, while that is put in from here. */
  let ahead: ReturnType<typeof readEdit> | null = null;
  const past = new Map<string, Past>([
    ["", { own: "" }],
    [initial.text, initial],
  ]);

  writeOnce(input);
  input.addEventListener("beforeinput", (event) => {
    if (writing || ahead || !reader()?.symbols) return;
    const selection = selectionOf(input);
    selected = selection;
    const known = past.get(shown.text);
    const done = typeAhead(event, selection);
    if (done) event.preventDefault();
    if (known && !event.inputType.startsWith("history")) known.selected = done ? selection : null;
  });

  const rest = (masked: Masked): void => {
    shown = masked;
    past.set(masked.text, { ...past.get(masked.text), own: masked.own });
  };

  /** Puts in what a key types together with the separators that this moves: one change to draw, to tell of and to undo. False where the browser is to do it. */
  const typeAhead = (event: InputEvent, [from, to]: Selection): boolean => {
    const inserted = typedBy(event);
    const now = reader();
    const before = input.value;
    if (inserted === null || !now?.live || before !== shown.text) return false;
    const raw = edited(shown, { from, to, inserted });
    const read = readEdit(raw, now);
    const [, { text, caret }] = read;
    const fits = input.maxLength < 0 || text.length <= input.maxLength;
    if (text === raw.text || text === before || !fits) return false;
    selected = null;
    ahead = read;
    replaceText(input, text);
    ahead = null;
    // Also where the caret is there already: it ends the step of undo.
    if (shown === read[1]) input.setSelectionRange(caret, caret);
    return input.value !== before;
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
      const isHistory = inputType.startsWith("history");
      const known = isHistory ? past.get(text) : undefined;
      if (isHistory && now.live && !known) {
        // The text in between what was typed and its separators: one step further.
        command(input, inputType.slice(7));
        if (input.value === shown.text) return;
      }
      if (inputType === "historyUndo" && known?.selected) select(input, ...known.selected);
      const caret = input.selectionEnd ?? text.length;
      const edit = meant(shown, editOf(shown.text, text, caret, typing, selected), inputType);
      const moved = inputType === "insertFromDrop" && dragged?.text === edit.inserted;
      const raw = known
        ? { text, caret, own: known.own }
        : edited(shown, edit, moved ? dragged?.own : undefined);
      selected = null;
      dragged = inputType === "deleteByDrag" ? part(shown, edit.from, edit.to) : null;
      shown = raw;
      const live = now.live && !isHistory && !isComposing;
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
