import type { FieldValue } from "../../core/values/fieldValue.ts";
import { isHistory, typingOf } from "./edits.ts";
import { type Masked, written } from "./masked.ts";
import type { Reader } from "./readEdit.ts";
import { type ShownTexts, shownTexts } from "./shownTexts.ts";
import { hasBreaks, isOneLine, type TextElement, writeText } from "./textEditing.ts";

/** How the text of an input is shown, and how an edit of it is taken. */
export interface InputStrategy {
  /** Shows a text that we write. */
  show(masked: Masked): void;
  /**
   * Reads what an event left in the input, and calls `hold` with the value, and with whether it lost
   * its line breaks on the way.
   */
  take(event: Event, hold: (value: FieldValue, hadLines?: boolean) => void): void;
  /** Forgets what stood in the input before what stands there now. */
  forget(): void;
  /** Listens to `beforeinput`. */
  readonly before?: (event: InputEvent) => void;
}

/** An input without separators: what stands in it is what was typed, until it is left. */
export function plainInput(
  input: TextElement,
  initial: Masked,
  reader: () => Reader,
): InputStrategy {
  let shown = initial.text;
  /** There once we wrote over what was typed: the browser's undo knows nothing of that. */
  let past: ShownTexts | null = null;
  /** Whether lines are being put in of which an input of one line makes one. */
  let hasLines = false;
  return {
    before({ data }) {
      hasLines = isOneLine(input) && hasBreaks((data ?? "").trim());
    },
    show(masked) {
      if (masked.text === input.value) return;
      past ??= shownTexts(masked);
      past.add(masked);
      shown = masked.text;
      writeText(input, shown);
    },
    take(event, hold) {
      const { value } = input;
      // What never stood here is an edit of a text that was written over since.
      if (past && isHistory(typingOf(event).inputType) && !past.of(value))
        return writeText(input, shown);
      past?.add(written(value));
      shown = value;
      hold(reader().readText(value, value), hasLines);
      hasLines = false;
    },
    forget() {
      past &&= shownTexts(written(shown));
    },
  };
}
