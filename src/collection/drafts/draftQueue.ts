import { after, attempt, type Awaitable } from "./storage.ts";

/** Orders what is done with the storage for one draft. */
export function createQueue() {
  /** Grows with all that is begun. */
  let turn = 0;
  let busy: Awaitable<void>;
  /** Returns whether nothing else has begun since. */
  const follow = (): (() => boolean) => {
    const begun = turn;
    return () => begun === turn;
  };
  return {
    follow,
    /** Begins something: results of what was begun before are ignored. */
    begin(): () => boolean {
      turn++;
      return follow();
    },
    /** Runs work that changes the storage after what does so already, or at once. */
    add(work: () => Awaitable<void>, fail: (error: unknown) => void, isNow = false): void {
      const now = isNow ? attempt(work, fail) : undefined;
      const end = after(busy, () => (isNow ? now : attempt(work, fail)));
      busy = end;
      void after(end, () => void (busy === end && (busy = undefined)));
    },
    /** The end of what changes the storage. */
    end: (): Awaitable<void> => busy,
  };
}
