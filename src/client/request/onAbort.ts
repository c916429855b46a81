/** Those who follow one signal, with one listener for all of them: Node warns of a leak when a signal has more than ten. */
class Followers extends Set<() => void> {
  handleEvent(): void {
    for (const stop of this) stop();
  }
}

const followers = new WeakMap<AbortSignal, Followers>();

/** Calls `stop` when `signal` is aborted, until what this gives is called. */
export function onAbort(signal: AbortSignal, stop: () => void): () => void {
  const all = followers.get(signal) ?? new Followers();
  followers.set(signal, all.add(stop));
  signal.addEventListener("abort", all);
  return () => {
    all.delete(stop);
    if (all.size === 0) signal.removeEventListener("abort", all);
  };
}
