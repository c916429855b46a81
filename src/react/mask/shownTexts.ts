import type { Selection } from "./edits.ts";
import { type Masked, written } from "./masked.ts";

/** What is known of a text that was shown. */
interface ShownText {
  /** Who wrote each character, as `Masked` says. */
  authors: string;
  /**
   * What was selected in it when we changed it, which its undo does not know; `null` when the
   * browser did.
   */
  selected: Selection | null;
}

/** The texts that an input has shown, for when the browser's undo brings one of them back. */
export interface ShownTexts {
  add(masked: Masked): void;
  of(text: string): ShownText | undefined;
}

/** How many of the latest are kept: more than a person takes back. */
const most = 100;

export function shownTexts(initial: Masked): ShownTexts {
  const texts = new Map<string, ShownText>();
  const add = ({ text, authors }: Masked): void => {
    const known = texts.get(text);
    texts.delete(text);
    texts.set(text, { authors, selected: known?.selected ?? null });
    const [oldest] = texts.keys();
    if (texts.size > most && oldest !== undefined) texts.delete(oldest);
  };
  add(written(""));
  add(initial);
  return { add, of: (text) => texts.get(text) };
}
