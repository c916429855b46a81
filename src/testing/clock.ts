/** Whether timers are fake (have a `clock`) when this file loads. A test may remove them later. */
const isFaked = "clock" in setTimeout;
const own = { setTimeout, clearTimeout };

/** Returns the real timers. A test may install fake ones that never fire until it advances them. */
const timers = (): Pick<typeof globalThis, "setTimeout" | "clearTimeout"> =>
  isFaked ? globalThis : own;
const now = isFaked ? () => performance.now() : performance.now.bind(performance);

/** Maximum number of checks while the clock does not move: a fake one may never move. */
const quietChecks = 2_000;

/** Waits in real time, in milliseconds. */
export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const { setTimeout } = timers();
    setTimeout(resolve, ms);
  });

/** Creates a function that returns whether `ms` milliseconds of real time have passed. */
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
 * Milliseconds in which some timer must fire. Vitest and Jest allow a test more time, so the error
 * is reported.
 */
const stillFor = 1_000;

/**
 * Waits for a promise that depends on timers, as long as timers fire.
 * @throws StillError when timers do not fire.
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

/** Whether a promise settles within `ms` milliseconds. */
const settles = (doing: Promise<unknown>, ms: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const { setTimeout, clearTimeout } = timers();
    const limit = setTimeout(() => resolve(false), ms);
    doing.then(() => resolve(true), reject).finally(() => clearTimeout(limit));
  });
