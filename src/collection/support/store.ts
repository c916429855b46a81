import { sameDefinition } from "../../react/internal.ts";

/** Immutable state outside React. */
export interface Store<T> {
  get(this: void): T;
  /** Merges state and notifies listeners. */
  set(this: void, change: Partial<T>): void;
  /** Merges state that is rendered already, without notifying listeners. */
  settle(this: void, change: Partial<T>): void;
  /** Increases with each `set`. */
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

/** Caches the last result of `make` while its arguments stay the same. */
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
 * Returns a function that reuses the previous record, or its properties, while they are deeply
 * equal.
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
