/** Who wants to hear of something. */
export interface Channel<T extends readonly unknown[] = []> {
  /** Returns a function that stops it. */
  subscribe(listener: (...args: T) => void): () => void;
  emit(...args: T): void;
}

export function createChannel<T extends readonly unknown[] = []>(): Channel<T> {
  let listeners: readonly ((...args: T) => void)[] = [];
  return {
    subscribe(listener) {
      listeners = [...listeners, listener];
      return () => {
        listeners = listeners.filter((one) => one !== listener);
      };
    },
    emit(...args) {
      for (const listener of listeners) listener(...args);
    },
  };
}
