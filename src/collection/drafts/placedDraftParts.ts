"use client";
import { useSyncExternalStore } from "react";
import { createEmitter } from "../../core/emitter.ts";
import { useBrowserLayoutEffect } from "../../react/internal.ts";
import type { Draft } from "./useDraft.ts";

/** Parts of a draft's status that an app may place itself. */
export type DraftPlace = "status" | "notices";

/** Parts that the app placed. The key is a function of the draft that is stable between renders. */
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

/** Marks a part as placed by the app, so that no other component renders it. */
export function usePlacing(draft: Draft, place: DraftPlace): void {
  const { add } = placedIn(draft);
  useBrowserLayoutEffect(() => add(place), [add, place]);
}

/**
 * Whether the app placed a part. True during server rendering and hydration, before it is known.
 */
export function useIsPlaced(draft: Draft, place: DraftPlace): boolean {
  const { has, subscribe } = placedIn(draft);
  return useSyncExternalStore(
    subscribe,
    () => has(place),
    () => true,
  );
}
