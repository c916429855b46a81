import { AbortedError } from "../errors/index.ts";
import type { RequestLine } from "../requestLine.ts";
import { onAbort } from "./onAbort.ts";

/** What ends work early. */
export interface Deadline {
  readonly line: RequestLine;
  readonly ms: number;
  /** What to throw after so many ms. */
  readonly late: () => Error;
  readonly signal: AbortSignal | undefined;
}

/**
 * The result of `work`, or the error of `late` or `AbortedError` at once, even when `work` does not listen to its signal. That
 * signal is aborted by any failure, which frees the connection. No timer or listener outlives the promise.
 */
export async function withDeadline<T>(
  { line, ms, late, signal }: Deadline,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal?.aborted) throw new AbortedError(line, signal);
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unfollow: (() => void) | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      timer = setTimeout(() => reject(late()), ms);
      unfollow = signal && onAbort(signal, () => reject(new AbortedError(line, signal)));
      work(controller.signal).then(resolve, reject);
    });
  } catch (error) {
    controller.abort(error);
    throw error;
  } finally {
    clearTimeout(timer);
    unfollow?.();
  }
}
