"use client";
import { type ComponentType, useSyncExternalStore } from "react";
import { lazyModule } from "../../support/lazyModule.ts";
import type { ChoiceProps } from "./NativeSelect.tsx";

type Combobox = ComponentType<ChoiceProps>;

// If loading fails, selects stay native.
const combobox = /* @__PURE__ */ lazyModule<Combobox>(
  async () => (await import("./Combobox.tsx")).Combobox,
);

/**
 * Matches touch devices, whose native lists are better. Native lists are also used where
 * `matchMedia` is missing.
 */
const coarsePointer = (): MediaQueryList | null =>
  typeof matchMedia === "function" ? matchMedia("(pointer: coarse)") : null;

const comboboxIsUsed = (): boolean => coarsePointer()?.matches === false;

function subscribe(listener: () => void): () => void {
  const pointer = coarsePointer();
  const load = (): void => {
    if (comboboxIsUsed()) combobox.load();
  };
  const change = (): void => {
    load();
    listener();
  };
  const stop = combobox.listen(listener);
  pointer?.addEventListener("change", change);
  load();
  return () => {
    stop();
    pointer?.removeEventListener("change", change);
  };
}

/** Whether the searchable select will replace the native one when it is loaded. */
export const useComingCombobox = (): boolean => useSyncExternalStore(subscribe, isComing, isComing);

const isComing = (): boolean => comboboxIsUsed() && !combobox.failed();

/**
 * Returns the searchable select, or `null` until it is loaded, and on servers and touch devices.
 */
export const useLoadedCombobox = (): Combobox | null =>
  useSyncExternalStore(
    subscribe,
    () => (comboboxIsUsed() ? combobox.loaded() : null),
    () => null,
  );
