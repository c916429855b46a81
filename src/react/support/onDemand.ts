import { createEmitter } from "../../core/emitter.ts";

/** Code that is loaded once something is drawn that needs it. */
export interface OnDemand<T> {
  /** Asks for it, unless that was done and did not fail. */
  load(this: void): void;
  /** Tells once it is there, or could not be loaded. Returns a function that stops it. */
  listen(this: void, listener: () => void): () => void;
  /** Asks for it, and listens. */
  subscribe(this: void, listener: () => void): () => void;
  /** What was loaded; `null` before. */
  loaded(this: void): T | null;
  /** Whether it could not be loaded: the next that needs it asks again. */
  failed(this: void): boolean;
}

/** Code that `fetch` imports. Until it is there, and where it never is, something else is drawn. */
export function onDemand<T>(fetch: () => Promise<T>): OnDemand<T> {
  let loaded: T | null = null;
  let loading = false;
  let failed = false;
  const { subscribe: listen, emit } = createEmitter();

  async function load(): Promise<void> {
    if (loading) return;
    loading = true;
    try {
      // What bundlers make of an import may throw at once, as webpack's does under Trusted Types:
      // not in what draws.
      await undefined;
      loaded = await fetch();
    } catch {
      // Some browsers remember that it failed.
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
