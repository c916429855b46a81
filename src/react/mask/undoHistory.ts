import type { Selection } from "./edits.ts";
import { type MaskedText, createMaskedText } from "./separators.ts";

interface ShownText {
  /** Authors in the format of `MaskedText`. */
  authors: string;
  /** The selection before a change by this code, which undo does not restore. */
  selected: Selection | null;
}

/** Displayed texts, to identify those that undo restores. */
export interface UndoHistory {
  add(masked: MaskedText): void;
  of(text: string): ShownText | undefined;
}

/** Maximum length of the history, beyond the undo steps of a person. */
const most = 100;

export function createUndoHistory(initial: MaskedText): UndoHistory {
  const texts = new Map<string, ShownText>();
  const add = ({ text, authors }: MaskedText): void => {
    const known = texts.get(text);
    texts.delete(text);
    texts.set(text, { authors, selected: known?.selected ?? null });
    const [oldest] = texts.keys();
    if (texts.size > most && oldest !== undefined) texts.delete(oldest);
  };
  add(createMaskedText(""));
  add(initial);
  return { add, of: (text) => texts.get(text) };
}
