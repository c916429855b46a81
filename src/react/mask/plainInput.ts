import type { FieldValue } from "../../core/values/fieldValue.ts";
import { isHistory, typingOf } from "./edits.ts";
import { type MaskedText, createMaskedText } from "./moveSeparators.ts";
import type { Reader } from "./readEdit.ts";
import { type UndoHistory, createUndoHistory } from "./undoHistory.ts";
import { hasBreaks, isOneLine, type TextElement, writeText } from "./textEditing.ts";

export interface InputStrategy {
  show(masked: MaskedText): void;
  /** Parses the text after an event. `hadLines` means that line breaks were lost. */
  take(event: Event, hold: (value: FieldValue, hadLines?: boolean) => void): void;
  /** Clears the history of displayed texts. */
  clearHistory(): void;
  readonly before?: (event: InputEvent) => void;
}

/** Creates a strategy that keeps the text as typed until blur. */
export function plainStrategy(
  input: TextElement,
  initial: MaskedText,
  reader: () => Reader,
): InputStrategy {
  let shown = initial.text;
  /** Created once this code overwrites a typed text, which the browser's undo misses. */
  let past: UndoHistory | null = null;
  /** Whether the next `input` event inserts line breaks into a single-line input. */
  let hasLines = false;
  return {
    before({ data }) {
      hasLines = isOneLine(input) && hasBreaks((data ?? "").trim());
    },
    show(masked) {
      if (masked.text === input.value) return;
      past ??= createUndoHistory(masked);
      past.add(masked);
      shown = masked.text;
      writeText(input, shown);
    },
    take(event, hold) {
      const { value } = input;
      // The browser undid an edit of a text that was overwritten since.
      if (past && isHistory(typingOf(event).inputType) && !past.of(value))
        return writeText(input, shown);
      past?.add(createMaskedText(value));
      shown = value;
      hold(reader().readText(value, value), hasLines);
      hasLines = false;
    },
    clearHistory() {
      past &&= createUndoHistory(createMaskedText(shown));
    },
  };
}
