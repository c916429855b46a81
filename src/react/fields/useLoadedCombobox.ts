"use client";
import { type ComponentType, useSyncExternalStore } from "react";
import type { ChoiceProps } from "./SelectControl.tsx";

type Combobox = ComponentType<ChoiceProps>;

let loaded: Combobox | null = null;
let loading = false;
let failed = false;
const listeners = new Set<() => void>();

/**
 * Where fingers point, the system's own list is better than ours; so it is where nothing can be
 * asked.
 */
const coarsePointer = (): MediaQueryList | null =>
  typeof matchMedia === "function" ? matchMedia("(pointer: coarse)") : null;

/** Whether the searchable select is used on this page. */
const comboboxIsUsed = (): boolean => coarsePointer()?.matches === false;

async function load(): Promise<void> {
  if (loading || !comboboxIsUsed()) return;
  loading = true;
  try {
    // What bundlers make of an import may throw at once, as webpack's does under Trusted Types: not
    // in what draws.
    await undefined;
    loaded = (await import("./Combobox.tsx")).Combobox;
  } catch {
    // Without it a select stays what it is. The next one to be drawn asks again; some browsers
    // remember that it failed.
    loading = false;
    failed = true;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const pointer = coarsePointer();
  const change = (): void => {
    void load();
    listener();
  };
  listeners.add(listener);
  pointer?.addEventListener("change", change);
  void load();
  return () => {
    listeners.delete(listener);
    pointer?.removeEventListener("change", change);
  };
}

/**
 * Whether the searchable select will take the place of a native one, which needs few options until
 * then.
 */
export const useComingCombobox = (): boolean => useSyncExternalStore(subscribe, isComing, isComing);

const isComing = (): boolean => comboboxIsUsed() && !failed;

/** The searchable select once it is loaded; `null` before, on a server and where fingers point. */
export const useLoadedCombobox = (): Combobox | null =>
  useSyncExternalStore(
    subscribe,
    () => (comboboxIsUsed() ? loaded : null),
    () => null,
  );
