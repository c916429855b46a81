import { type Awaitable, isPromise } from "./storage.ts";

/** The result of work, or `null` after `failed` was told of what it threw or rejected with. */
export function safely<T>(
  work: () => Awaitable<T>,
  failed: (error: unknown) => void,
): Awaitable<T | null> {
  const stop = (error: unknown): null => {
    failed(error);
    return null;
  };
  try {
    const result = work();
    return isPromise(result) ? result.then((value): T | null => value, stop) : result;
  } catch (error) {
    return stop(error);
  }
}
