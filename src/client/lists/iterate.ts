import type { Page } from "../../core/index.ts";

/**
 * An iterator of what is generated. Its `return()` aborts `left` at once, even while a `next()`
 * waits.
 */
export function iterate<T>(
  generate: (left: AbortController) => AsyncGenerator<T, undefined, undefined>,
): AsyncIterableIterator<T> {
  const left = new AbortController();
  const generator = generate(left);
  const iterator = {
    next: () => generator.next(),
    return: () => {
      left.abort();
      return generator.return(undefined);
    },
    [Symbol.asyncIterator]: () => iterator,
    // Where there is no such symbol, as in Hermes, a compiled loop looks here.
    "@@asyncIterator": () => iterator,
  };
  return iterator;
}

/**
 * The items of pages. Once `signal` is aborted no more are given, which `pages` turns into an
 * error.
 */
export async function* itemsOf<T>(
  pages: AsyncIterable<Page<T>>,
  signal: AbortSignal | undefined,
): AsyncGenerator<T, undefined, undefined> {
  for await (const { results } of pages)
    for (const item of results) {
      if (signal?.aborted) break;
      yield item;
    }
}
