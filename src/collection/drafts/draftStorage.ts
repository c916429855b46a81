/** A value or a promise of it. */
export type Awaitable<T> = T | PromiseLike<T>;

/**
 * Storage for drafts: one text per key. Methods may be synchronous or return a promise, and may
 * throw or reject. A `DraftError` gives the user a reason; any other error is shown as "could not
 * save".
 */
export interface DraftStorage {
  /** Returns the text under `key`, or `null`. */
  read(key: string): Awaitable<string | null>;
  /**
   * Stores `text` under `key`. `expected` is the text that this page last read or wrote, `null` for
   * none. If it is given, a storage that can compare replaces only that text.
   *
   * @returns the newer text that stays stored, if any. The user then chooses.
   */
  write(
    key: string,
    text: string,
    expected?: string | null | undefined,
  ): Awaitable<string | undefined | void>;
  /** Removes the text under `key`, if any. */
  remove(key: string): Awaitable<void>;
  /**
   * Returns all keys. With this method, `draft.clear()` also removes drafts of forms that this page
   * has never mounted.
   */
  keys?(): Awaitable<readonly string[]>;
  /**
   * How long the storage keeps drafts.
   * @default "expiry"
   */
  readonly retention?: DraftRetention | undefined;
  /**
   * Whether the browser guarantees to keep the drafts until they expire. With `isAsking`, after the
   * first write, the method may request that guarantee. It may throw or reject.
   */
  persist?(isAsking: boolean): Awaitable<boolean>;
}

/**
 * How long a storage keeps drafts:
 *
 * - `expiry`: until they expire.
 * - `browser`: until they expire, or until the browser removes them. Safari does so after 7 days of
 *   use without a visit.
 * - `tab`: until the tab is closed.
 */
export type DraftRetention = "expiry" | "browser" | "tab";

export const isPromise = <T>(result: Awaitable<T>): result is PromiseLike<T> =>
  typeof result === "object" && result !== null && "then" in result;

/**
 * Calls `next` with a result. A synchronous result stays synchronous, because a page that is being
 * left does not wait.
 */
export const after = <T, U>(result: Awaitable<T>, next: (value: T) => Awaitable<U>): Awaitable<U> =>
  isPromise(result) ? result.then(next) : next(result);

/** Combines two results. Synchronous results stay synchronous. */
export const both = <T, U>(one: Awaitable<T>, other: Awaitable<U>): Awaitable<readonly [T, U]> =>
  isPromise(one) || isPromise(other) ? Promise.all([one, other]) : [one, other];

/** Returns the result of `work`, or of `fail` when `work` throws or rejects. */
export function recoverFrom<T, U>(
  work: () => Awaitable<T>,
  fail: (error: unknown) => Awaitable<U>,
): Awaitable<T | U> {
  try {
    const result = work();
    return isPromise(result) ? result.then(undefined, fail) : result;
  } catch (error) {
    return fail(error);
  }
}

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
