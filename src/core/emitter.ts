/** Notifies subscribed listeners. */
export interface Emitter<T extends readonly unknown[] = []> {
  /** Subscribes a listener. Returns a function that unsubscribes it. */
  subscribe(this: void, listener: (...args: T) => void): () => void;
  emit(this: void, ...args: T): void;
  count(this: void): number;
}

export function createEmitter<T extends readonly unknown[] = []>(): Emitter<T> {
  let listeners: readonly ((...args: T) => void)[] = [];
  return {
    subscribe(listener) {
      // In Chromium, `[...listeners, listener]` reserves 16 more elements.
      listeners = listeners.concat(listener);
      return () => {
        listeners = listeners.filter((one) => one !== listener);
      };
    },
    emit(...args) {
      for (const listener of listeners) listener(...args);
    },
    count: () => listeners.length,
  };
}
