"use client";
import { useSyncExternalStore } from "react";
import { createEmitter } from "../../core/emitter.ts";
import { useBrowserLayoutEffect } from "../../react/internal.ts";
import type { Draft } from "./useDraft.ts";

/** What an app may place itself of what is told of a draft. */
export type DraftPlace = "status" | "notices";

/** What an app placed of each draft, which is told apart by a function that stays the same. */
const placedOf = new WeakMap<Draft["restore"], Placed>();

type Placed = ReturnType<typeof createPlaced>;

function createPlaced() {
  const placed: DraftPlace[] = [];
  const { subscribe, emit } = createEmitter();
  return {
    has: (place: DraftPlace): boolean => placed.includes(place),
    subscribe,
    add(place: DraftPlace) {
      placed.push(place);
      emit();
      return () => {
        placed.splice(placed.indexOf(place), 1);
        emit();
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
