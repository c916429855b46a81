import type { Selection } from "./edits.ts";
import { type MaskedText, createMaskedText } from "./moveSeparators.ts";

interface ShownText {
  /** Authors in the format of `MaskedText`. */
  authors: string;
  /** The selection before a change by this code. The browser's undo does not restore it. */
  selected: Selection | null;
}

/** Displayed texts, to recognize those that undo restores. */
export interface UndoHistory {
  add(masked: MaskedText): void;
  of(text: string): ShownText | undefined;
}

/** Maximum number of texts, more than people undo. */
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
