import { AbortedError, type RequestLine } from "../errors/index.ts";

/** The longest delay of `setTimeout`, in ms. A longer one fires at once. */
const maxTimeout = 2 ** 31 - 1;

/**
 * Validates durations in ms.
 * @throws RangeError with the option's name, unless the duration is more than 0 and at most
 * `maxTimeout`
 */
export function checkTimeouts(options: Readonly<Record<string, number>>): void {
  for (const [name, ms] of Object.entries(options))
    if (!(ms > 0 && ms <= maxTimeout))
      throw new RangeError(
        `${name} must be more than 0 and at most ${maxTimeout} milliseconds. Omit it for the default.`,
      );
}

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

/**
 * Callbacks that one listener of a signal calls. Node warns of a leak when a signal has more than
 * ten listeners.
 */
class AbortCallbacks extends Set<() => void> {
  handleEvent(): void {
    for (const stop of this) stop();
  }
}

const callbacksOf = new WeakMap<AbortSignal, AbortCallbacks>();

/**
 * Stops work with an `AbortedError` when `signal` aborts. Throws it when `signal` is already
 * aborted.
 */
export const stopOnAbort =
  (signal: AbortSignal | undefined, line: RequestLine): Watch =>
  (stop) => {
    if (!signal) return undefined;
    const error = () => new AbortedError(line, signal);
    if (signal.aborted) throw error();
    const all = callbacksOf.get(signal) ?? new AbortCallbacks();
    const follower = () => stop(error());
    callbacksOf.set(signal, all.add(follower));
    signal.addEventListener("abort", all);
    return () => {
      all.delete(follower);
      if (!all.size) signal.removeEventListener("abort", all);
    };
  };
