import type { Page } from "../../core/index.ts";

/**
 * Wraps a generator in an iterator whose `return()` aborts `left` at once, even during a `next()`.
 */
export function abortableIterator<T>(
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
    // Compiled `for await` loops call this in engines without `Symbol.asyncIterator`, such as
    // Hermes.
    "@@asyncIterator": () => iterator,
  };
  return iterator;
}

/**
 * Yields the items of pages. Stops once `signal` is aborted; `pages` then throws the
 * `AbortedError`.
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
