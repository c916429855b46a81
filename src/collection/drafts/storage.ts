/** Something at once, or by a promise. */
export type Awaitable<T> = T | PromiseLike<T>;

/**
 * Where drafts are kept: one text for each key. Calls may answer at once or by a promise, and may
 * throw or reject; a `DraftError` tells the person why, anything else is "could not save".
 */
export interface DraftStorage {
  /** The text under `key`, or `null` when there is none. */
  read(key: string): Awaitable<string | null>;
  /**
   * Stores `text` under `key`. A storage that can compare stores it only in the place of `expected`,
   * the text that this page knows of (`null`: none), where that is given, or of nothing.
   *
   * @returns the newer text that is stored instead, if any: then the person decides.
   */
  write(
    key: string,
    text: string,
    expected?: string | null | undefined,
  ): Awaitable<string | undefined | void>;
  /** Takes away what is under `key`, if anything is. */
  remove(key: string): Awaitable<void>;
  /**
   * Every key there is, by which `draft.clear()` finds the drafts of forms that the page has not
   * opened. Without it, those stay.
   */
  keys?(): Awaitable<readonly string[]>;
  /** How long it keeps what it was given; until that expires unless given. */
  readonly retention?: DraftRetention | undefined;
  /**
   * Whether the browser has promised to take nothing away before that; `isAsking` once something
   * was written, when a browser may be asked for that promise. It may throw or reject.
   */
  persist?(isAsking: boolean): Awaitable<boolean>;
}

/**
 * How long a storage keeps drafts: until they expire, at most until then, because the browser may
 * take them away before (Safari does so after 7 days of use without a visit), or until the tab is
 * closed.
 */
export type DraftRetention = "expiry" | "browser" | "tab";

export const isPromise = <T>(result: Awaitable<T>): result is PromiseLike<T> =>
  typeof result === "object" && result !== null && "then" in result;

/**
 * `next` of a result: at once where that is there at once, because a page that is left does not
 * wait.
 */
export const after = <T, U>(result: Awaitable<T>, next: (value: T) => Awaitable<U>): Awaitable<U> =>
  isPromise(result) ? result.then(next) : next(result);

/** Both results: at once where both are there at once. */
export const both = <T, U>(one: Awaitable<T>, other: Awaitable<U>): Awaitable<readonly [T, U]> =>
  isPromise(one) || isPromise(other) ? Promise.all([one, other]) : [one, other];

/** The result of work, or that of `fail` when it throws or rejects. */
export function attempt<T, U>(
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
