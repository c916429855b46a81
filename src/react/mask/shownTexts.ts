import type { Selection } from "./inputEvents.ts";
import { type Masked, settled } from "./mask.ts";

/** What is known of a text that was shown. */
interface ShownText {
  /** Whose its separators were, as `Masked` says. */
  own: string;
  /** What was selected in it when we changed it, which its undo does not know; `null` when the browser did. */
  selected: Selection | null;
}

/** The texts that an input has shown, for when the browser's undo brings one of them back. */
export interface ShownTexts {
  add(masked: Masked): void;
  of(text: string): ShownText | undefined;
}

export function shownTexts(initial: Masked): ShownTexts {
  const texts = new Map<string, ShownText>();
  const add = ({ text, own }: Masked): void => {
    const known = texts.get(text);
    if (known) known.own = own;
    else texts.set(text, { own, selected: null });
  };
  add(settled(""));
  add(initial);
  return { add, of: (text) => texts.get(text) };
}
