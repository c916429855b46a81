import { AbortedError } from "../errors/index.ts";
import type { RequestLine } from "../requestLine.ts";

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
  const cleanups: (() => void)[] = [];
  try {
    return await new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => reject(late()), ms);
      cleanups.push(() => clearTimeout(timer));
      if (signal) {
        const stop = () => reject(new AbortedError(line, signal));
        signal.addEventListener("abort", stop);
        cleanups.push(() => signal.removeEventListener("abort", stop));
      }
      work(controller.signal).then(resolve, reject);
    });
  } catch (error) {
    controller.abort(error);
    throw error;
  } finally {
    for (const cleanUp of cleanups) cleanUp();
  }
}
