import { after, recoverFrom, type Awaitable } from "./draftStorage.ts";

/** Serializes the storage operations of one draft. */
export function createQueue() {
  let turn = 0;
  let busy: Awaitable<void>;
  /** Returns a function that checks that no other operation has begun since. */
  const watch = (): (() => boolean) => {
    const started = turn;
    return () => started === turn;
  };
  return {
    watch,
    /** Begins an operation. Results of earlier operations are ignored. */
    begin(): () => boolean {
      turn++;
      return watch();
    },
    /**
     * Queues work that changes the storage. With `isNow`, runs it at once, in parallel with pending
     * work.
     */
    add(work: () => Awaitable<void>, fail: (error: unknown) => void, isNow = false): void {
      const now = isNow ? recoverFrom(work, fail) : undefined;
      const end = after(busy, () => (isNow ? now : recoverFrom(work, fail)));
      busy = end;
      void after(end, () => {
        if (busy === end) busy = undefined;
      });
    },
    end: (): Awaitable<void> => busy,
  };
}
