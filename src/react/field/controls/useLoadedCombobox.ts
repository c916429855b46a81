"use client";
import { type ComponentType, useSyncExternalStore } from "react";
import { onDemand } from "../../support/onDemand.ts";
import type { ChoiceProps } from "./NativeSelect.tsx";

type Combobox = ComponentType<ChoiceProps>;

// Without it a select stays what it is.
const combobox = /* @__PURE__ */ onDemand<Combobox>(
  async () => (await import("./Combobox.tsx")).Combobox,
);

/**
 * Where fingers point, the system's own list is better than ours; so it is where nothing can be
 * asked.
 */
const coarsePointer = (): MediaQueryList | null =>
  typeof matchMedia === "function" ? matchMedia("(pointer: coarse)") : null;

/** Whether the searchable select is used on this page. */
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

/**
 * Whether the searchable select will take the place of a native one, which needs few options until
 * then.
 */
export const useComingCombobox = (): boolean => useSyncExternalStore(subscribe, isComing, isComing);

const isComing = (): boolean => comboboxIsUsed() && !combobox.failed();

/** The searchable select once it is loaded; `null` before, on a server and where fingers point. */
export const useLoadedCombobox = (): Combobox | null =>
  useSyncExternalStore(
    subscribe,
    () => (comboboxIsUsed() ? combobox.loaded() : null),
    () => null,
  );
