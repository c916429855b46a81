/**
 * What fake timers mark theirs with: those that were there before this file was read may go again.
 */
const isFaked = "clock" in setTimeout;
const own = { setTimeout, clearTimeout };

/**
 * The machine's own, in whose place a test may put others that stand still until it advances them.
 */
const timers = (): Pick<typeof globalThis, "setTimeout" | "clearTimeout"> =>
  isFaked ? globalThis : own;
const now = isFaked ? () => performance.now() : performance.now.bind(performance);

/** Looks at a clock that stands still: a faked one has no other end. */
const stillLooks = 2_000;

/** Waits, in milliseconds of the machine's clock. */
export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const { setTimeout } = timers();
    setTimeout(resolve, ms);
  });

/** Tells whether this time is over, in milliseconds of the machine's clock. */
export function limitOf(ms: number): () => boolean {
  const end = now() + ms;
  let before = end;
  let still = 0;
  return () => {
    const at = now();
    still = at === before ? still + 1 : 0;
    before = at;
    return at >= end || still > stillLooks;
  };
}

/** Something waits for a timer, and timers are faked and not advanced. */
export class StillError extends Error {
  override readonly name = "StillError";
}

/**
 * How long no timer may go off. It is less than Vitest and Jest give a test, so that it is still
 * told.
 */
const stillFor = 1_000;

/**
 * Waits for something that waits for timers, as long as they go off.
 * @throws StillError when they do not.
 */
export async function whileTimersGo(doing: Promise<unknown>): Promise<void> {
  for (let isDone = false; !isDone;) {
    let still = true;
    const probe = setTimeout(() => (still = false));
    isDone = await settles(doing, stillFor);
    clearTimeout(probe);
    if (!isDone && still) throw new StillError();
  }
}

/** Whether something is done in this time. */
const settles = (doing: Promise<unknown>, ms: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const { setTimeout, clearTimeout } = timers();
    const limit = setTimeout(() => resolve(false), ms);
    doing.then(() => resolve(true), reject).finally(() => clearTimeout(limit));
  });
