import type { Awaitable } from "./draftStorage.ts";

/** Time that a tab waits for another tab that sends the same form, in ms. */
const turnTimeout = 30_000;

/**
 * Runs `work` while no other tab of this browser runs work with the same `name`. Runs it at once
 * without Web Locks (https://w3c.github.io/web-locks/), or when the other tab takes longer than
 * `turnTimeout`.
 */
export async function sendAlone<T>(name: string, work: () => Promise<T>): Promise<T> {
  let result: Promise<T> | undefined;
  const once = (): Promise<T> => (result ??= work());
  try {
    const signal = AbortSignal.timeout(turnTimeout);
    await globalThis.navigator.locks?.request(name, { signal }, once);
  } catch {
    // The wait timed out, or `work` failed and its promise is returned below.
  }
  return once();
}

/** Returns the result, or `undefined` when it takes longer than `ms`. */
export async function within<T>(ms: number, result: Awaitable<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}
