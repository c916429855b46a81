import type { KeyboardEvent } from "react";

/** What a combobox does with a key of its input before downshift does. */
export interface ComboboxKeys {
  readonly open: boolean;
  /** Whether an option is highlighted, so that Enter chooses it. */
  readonly highlighted: boolean;
  /** Answers with the option that is highlighted; false where that cannot be chosen. */
  choose(): boolean;
  commit(): void;
}

/**
 * What a key has for its code that an input method took, also the Enter that ends a composition, of
 * which Safari says that nothing composes.
 */
const composed = 229;

export const isComposing = (event: Pick<globalThis.KeyboardEvent, "isComposing" | "keyCode">) =>
  event.isComposing || event.keyCode === composed;

/**
 * Whether downshift is to see the key: not while an input method composes, and not with keys that
 * select text or belong to the browser.
 */
export function passKey(event: KeyboardEvent<HTMLInputElement>, keys: ComboboxKeys): boolean {
  const { key, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
  if (isComposing(nativeEvent)) return false;
  const special = specialKeys[key];
  if (special) return special(event, keys);
  return !shiftKey && !ctrlKey && !metaKey;
}

type Special = (event: KeyboardEvent<HTMLInputElement>, keys: ComboboxKeys) => boolean;

/**
 * Enter chooses from an open list and submits from a closed one. What is chosen is an answer at
 * once: downshift would tell of it in an effect, and a second Enter can come before that. Escape in
 * a closed one would take the answer back: it is the page's.
 */
const specialKeys: Readonly<Partial<Record<string, Special>>> = {
  Enter(event, { open, highlighted, choose, commit }) {
    if (!open) commit();
    else if (highlighted && !choose()) {
      event.preventDefault();
      return false;
    }
    return open;
  },
  ArrowUp({ altKey, shiftKey, ctrlKey, metaKey }, { highlighted, choose }) {
    if (altKey && highlighted) choose();
    return !shiftKey && !ctrlKey && !metaKey;
  },
  Escape: (_, { open }) => open,
};
