/**
 * Begins to watch for a reason to stop, and gives what ends that. Throws one that is there already.
 */
export type Watch = (stop: (reason: Error) => void) => (() => void) | undefined;

/** What ends work early. */
export interface Deadline {
  readonly ms: number;
  /** What to throw after so many ms. */
  readonly late: () => Error;
  readonly watch?: Watch;
}

/**
 * The result of `work`, or the error of `late` or `watch` at once, even when `work` does not listen
 * to its signal. That signal is aborted by any failure, which frees the connection. No timer or
 * listener outlives the promise.
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
