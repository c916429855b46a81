import { after, attempt, type Awaitable } from "./storage.ts";

/** Orders what is done with the storage for one draft. */
export function createQueue() {
  /** Grows with all that is begun. */
  let turn = 0;
  let busy: Awaitable<void>;
  /** Returns a function that tells whether nothing else has begun since. */
  const watch = (): (() => boolean) => {
    const started = turn;
    return () => started === turn;
  };
  return {
    watch,
    /** Begins something: results of what was begun before are ignored. */
    begin(): () => boolean {
      turn++;
      return watch();
    },
    /** Runs work that changes the storage after what does so already, or at once. */
    add(work: () => Awaitable<void>, fail: (error: unknown) => void, isNow = false): void {
      const now = isNow ? attempt(work, fail) : undefined;
      const end = after(busy, () => (isNow ? now : attempt(work, fail)));
      busy = end;
      void after(end, () => {
        if (busy === end) busy = undefined;
      });
    },
    /** The end of what changes the storage. */
    end: (): Awaitable<void> => busy,
  };
}
