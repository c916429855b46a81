import { AbortedError } from "../errors/index.ts";
import type { RequestLine } from "../requestLine.ts";
import type { Watch } from "./withDeadline.ts";

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
