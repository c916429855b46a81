import { AbortedError } from "../errors/index.ts";
import type { RequestLine } from "../requestLine.ts";
import type { Watch } from "./withDeadline.ts";

/**
 * Callbacks of one signal behind a single listener: Node warns of a leak when a signal has more
 * than ten listeners.
 */
class Followers extends Set<() => void> {
  handleEvent(): void {
    for (const stop of this) stop();
  }
}

const followers = new WeakMap<AbortSignal, Followers>();

/**
 * Stops work with an `AbortedError` when `signal` aborts. Throws it when `signal` is already
 * aborted.
 */
export const onAbort =
  (signal: AbortSignal | undefined, line: RequestLine): Watch =>
  (stop) => {
    if (!signal) return undefined;
    const error = () => new AbortedError(line, signal);
    if (signal.aborted) throw error();
    const all = followers.get(signal) ?? new Followers();
    const follower = () => stop(error());
    followers.set(signal, all.add(follower));
    signal.addEventListener("abort", all);
    return () => {
      all.delete(follower);
      if (!all.size) signal.removeEventListener("abort", all);
    };
  };
