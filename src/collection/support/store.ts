import { sameDefinition } from "../../react/internal.ts";

/** Immutable state outside React. */
export interface Store<T> {
  get(this: void): T;
  /** Replaces some of the state and notifies listeners. */
  set(this: void, change: Partial<T>): void;
  /** Replaces some of the state by what was rendered already: notifies nobody. */
  settle(this: void, change: Partial<T>): void;
  /** Grows with each `set`. */
  revision(this: void): number;
}

/** Creates a store that calls `emit` after each `set`. */
export function createStore<T>(state: T, emit: () => void): Store<T> {
  let revision = 0;
  const settle = (change: Partial<T>): void => void (state = { ...state, ...change });
  return {
    get: () => state,
    set(change) {
      settle(change);
      revision++;
      emit();
    },
    settle,
    revision: () => revision,
  };
}

/** Returns a function that calls `make` only when an argument differs from that of the last call. */
export function memoizeLast<A extends readonly unknown[], T>(
  make: (...args: A) => T,
): (...args: A) => T {
  let last: { readonly args: A; readonly made: T } | undefined;
  return (...args) => {
    if (!last?.args.every((arg, at) => arg === args[at])) last = { args, made: make(...args) };
    return last.made;
  };
}

/**
 * Returns a function that returns a record, each property of it as in the last call while the new
 * one is equal, and the same record while all are.
 */
export function keepEqual<T extends object>(): (next: T) => T {
  let last: T | undefined;
  return (next) => {
    const kept = { ...next };
    let changed = !last;
    for (const key in kept)
      if (last && sameDefinition(last[key], kept[key])) kept[key] = last[key];
      else changed = true;
    return changed || !last ? (last = kept) : last;
  };
}
