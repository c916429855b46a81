import type { Awaitable } from "./storage.ts";

/** How long a tab waits for another one that is sending the same, in ms. */
const turnTimeout = 30_000;

/**
 * Does `work` while no other tab of this browser does the same, called `name`; where the browser
 * cannot tell, or another one takes too long, at once: https://w3c.github.io/web-locks/
 */
export async function sendAlone<T>(name: string, work: () => Promise<T>): Promise<T> {
  let result: Promise<T> | undefined;
  const once = (): Promise<T> => (result ??= work());
  try {
    const signal = AbortSignal.timeout(turnTimeout);
    await globalThis.navigator.locks?.request(name, { signal }, once);
  } catch {
    // It was not waited for, or `work` says itself how it ended.
  }
  return once();
}

/** The result, unless it takes longer than `ms`. */
export async function within<T>(ms: number, result: Awaitable<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}
