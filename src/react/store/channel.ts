/** Who wants to hear of something. */
export interface Channel<T extends readonly unknown[] = []> {
  /** Returns a function that stops it. */
  subscribe(listener: (...told: T) => void): () => void;
  emit(...told: T): void;
}

export function createChannel<T extends readonly unknown[] = []>(): Channel<T> {
  let listeners: readonly ((...told: T) => void)[] = [];
  return {
    subscribe(listener) {
      listeners = [...listeners, listener];
      return () => {
        listeners = listeners.filter((one) => one !== listener);
      };
    },
    emit(...told) {
      for (const listener of listeners) listener(...told);
    },
  };
}
