/**
 * Fake timers have a `clock`. A test may remove fake timers that are installed when this file
 * loads.
 */
const isFaked = "clock" in setTimeout;
const own = { setTimeout, clearTimeout };

/** Returns the real timers. A test may install fake ones that never fire until it advances them. */
const timers = (): Pick<typeof globalThis, "setTimeout" | "clearTimeout"> =>
  isFaked ? globalThis : own;
const now = isFaked ? () => performance.now() : performance.now.bind(performance);

/** Maximum number of checks of a clock that does not move, as a fake one would never end. */
const quietChecks = 2_000;

/** Waits in real time, in milliseconds. */
export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const { setTimeout } = timers();
    setTimeout(resolve, ms);
  });

/** Creates a function that returns whether so many milliseconds of real time have passed. */
export function limitOf(ms: number): () => boolean {
  const end = now() + ms;
  let before = end;
  let still = 0;
  return () => {
    const at = now();
    still = at === before ? still + 1 : 0;
    before = at;
    return at >= end || still > quietChecks;
  };
}

/** Error when something waits for a fake timer that the test does not advance. */
export class StillError extends Error {
  override readonly name = "StillError";
}

/**
 * Milliseconds in which some timer must fire. Vitest and Jest give a test more, so the error is
 * reported.
 */
const stillFor = 1_000;

/**
 * Waits for something that waits for timers, as long as they fire.
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

/** Whether a promise settles in this time. */
const settles = (doing: Promise<unknown>, ms: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const { setTimeout, clearTimeout } = timers();
    const limit = setTimeout(() => resolve(false), ms);
    doing.then(() => resolve(true), reject).finally(() => clearTimeout(limit));
  });
