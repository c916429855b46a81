"use client";
import { useSyncExternalStore } from "react";
import { useBrowserLayoutEffect } from "../../react/internal.ts";
import type { Draft } from "./useDraft.ts";

/** What an app may place itself of what is told of a draft. */
export type DraftPlace = "status" | "notices";

/** What an app placed of each draft, which is told apart by a function that stays the same. */
const placedOf = new WeakMap<Draft["restore"], Placed>();

type Placed = ReturnType<typeof createPlaced>;

function createPlaced() {
  const placed: DraftPlace[] = [];
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  return {
    has: (place: DraftPlace): boolean => placed.includes(place),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(place: DraftPlace) {
      placed.push(place);
      tell();
      return () => {
        placed.splice(placed.indexOf(place), 1);
        tell();
      };
    },
  };
}

function placedIn({ restore }: Draft): Placed {
  const placed = placedOf.get(restore) ?? createPlaced();
  placedOf.set(restore, placed);
  return placed;
}

/** Says that the app placed this component, so that nothing else tells of the same. */
export function usePlacing(draft: Draft, place: DraftPlace): void {
  const { add } = placedIn(draft);
  useBrowserLayoutEffect(() => add(place), [add, place]);
}

/** Whether the app placed this of a draft; as if it had, until that can be known. */
export function useIsPlaced(draft: Draft, place: DraftPlace): boolean {
  const { has, subscribe } = placedIn(draft);
  return useSyncExternalStore(
    subscribe,
    () => has(place),
    () => true,
  );
}
