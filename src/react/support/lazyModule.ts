import { createEmitter } from "../../core/emitter.ts";

export interface LazyModule<T> {
  load(this: void): void;
  /** Notifies when loading succeeds or fails. Returns the unsubscribe function. */
  listen(this: void, listener: () => void): () => void;
  subscribe(this: void, listener: () => void): () => void;
  loaded(this: void): T | null;
  /** Whether loading failed. The next use tries again. */
  failed(this: void): boolean;
}

export function lazyModule<T>(fetch: () => Promise<T>): LazyModule<T> {
  let loaded: T | null = null;
  let loading = false;
  let failed = false;
  const { subscribe: listen, emit } = createEmitter();

  async function load(): Promise<void> {
    if (loading) return;
    loading = true;
    try {
      // Imports compiled by webpack may throw at once under Trusted Types, but rendering must not
      // throw.
      await undefined;
      loaded = await fetch();
    } catch {
      // Allows a retry, although some browsers cache the failure.
      loading = false;
      failed = true;
    }
    emit();
  }

  return {
    load: () => void load(),
    listen,
    subscribe(listener) {
      void load();
      return listen(listener);
    },
    loaded: () => loaded,
    failed: () => failed,
  };
}
