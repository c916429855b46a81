import type { KeyboardEvent } from "react";

export interface ComboboxKeys {
  readonly open: boolean;
  readonly highlighted: boolean;
  /** Returns false if the highlighted option is disabled. */
  choose(): boolean;
  commit(): void;
}

/**
 * `keyCode` of keys handled by an IME, including the Enter that ends a composition, for which
 * Safari's `isComposing` is false.
 */
const composed = 229;

export const isComposing = (event: Pick<globalThis.KeyboardEvent, "isComposing" | "keyCode">) =>
  event.isComposing || event.keyCode === composed;

/**
 * Whether to pass a key to downshift. Excludes keys of a composition, and selection and browser
 * shortcuts.
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
 * Keys whose handling differs from downshift's. Enter chooses at once: downshift would notify in an
 * effect, possibly after a second Enter. With a closed list, Enter submits, and Escape is left to
 * the page, because downshift would clear the value.
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
