/**
 * Subscribes `stop` to an event, such as an abort, and returns the cleanup function. Throws when
 * the event has already happened.
 */
export type Watch = (stop: (reason: Error) => void) => (() => void) | undefined;

export interface Deadline {
  readonly ms: number;
  /** Creates the error to throw after `ms`. */
  readonly late: () => Error;
  readonly watch?: Watch;
}

/**
 * Returns the result of `work`. Rejects as soon as `late` or `watch` reports an error, even when
 * `work` ignores its signal. Any failure aborts the signal, which frees the connection. Clears its
 * timer and listener in every case.
 */
export async function withDeadline<T>(
  { ms, late, watch }: Deadline,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unwatch: ReturnType<Watch>;
  try {
    return await new Promise<T>((resolve, reject) => {
      unwatch = watch?.(reject);
      timer = setTimeout(() => reject(late()), ms);
      work(controller.signal).then(resolve, reject);
    });
  } catch (error) {
    controller.abort(error);
    throw error;
  } finally {
    clearTimeout(timer);
    unwatch?.();
  }
}
