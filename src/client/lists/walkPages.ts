import type { Page } from "../../core/index.ts";
import {
  AbortedError,
  InvalidOptionError,
  TraversalError,
  ClientError,
  keepResults,
  lineOf,
} from "../errors/index.ts";
import { stopOnAbort } from "../request/deadline.ts";
import type { AnyListOptions } from "./listOptions.ts";
import type { OpenList } from "./openList.ts";

const maxEmptyPages = 10;

/**
 * Yields the pages of a list. A consumer that leaves early aborts `left`, which aborts the pending
 * request and ends the generator.
 */
export async function* walkPages<T>(
  open: () => OpenList<T>,
  { signal, maxPages = 1000, ahead = 1 }: AnyListOptions,
  left: AbortController,
): AsyncGenerator<Page<T>, undefined, undefined> {
  const { start, read, follow } = open();
  const line = lineOf(start);
  if (!(Number.isInteger(maxPages) && maxPages >= 1))
    throw new InvalidOptionError(line, "maxPages must be a whole number from 1. Omit it for 1,000");
  const seen = new Set<string>();
  let emptyPages = 0;
  const readAt = async (url: URL): Promise<Page<T>> => {
    if (signal?.aborted) throw new AbortedError(line, signal);
    if (seen.has(url.href)) throw new TraversalError(line, "loop");
    if (seen.size >= maxPages) throw new TraversalError(line, "tooManyPages");
    if (emptyPages >= maxEmptyPages) throw new TraversalError(line, "emptyPages");
    seen.add(url.href);
    // Like AbortSignal.any, which React Native and older browsers lack.
    const unwatch = stopOnAbort(signal, line)(() => left.abort(signal?.reason));
    const page = await read(url, left.signal).finally(unwatch);
    emptyPages = page.results.length === 0 ? emptyPages + 1 : 0;
    return page;
  };
  let last = start;
  const readNext = async (link: string) => readAt((last = follow(link, last)));
  try {
    let page = await readAt(start);
    for (;;) {
      const { next } = page;
      const following = ahead > 0 && next !== null ? readNext(next) : null;
      // The error is thrown when this page is awaited, or dropped when the consumer leaves before.
      following?.catch(() => undefined);
      yield page;
      if (signal?.aborted) throw new AbortedError(line, signal);
      if (next === null) return;
      page = await (following ?? readNext(next));
    }
  } catch (error) {
    if (left.signal.aborted && !signal?.aborted) return;
    throw error;
  }
}

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

/**
 * Returns the first `atMost` items of a list.
 * @throws ClientError with the items read so far in `results`
 */
export async function collect<T>(
  open: () => OpenList<T>,
  { atMost = 0, ...options }: AnyListOptions,
): Promise<T[]> {
  const list = open();
  if (!(Number.isInteger(atMost) && atMost >= 1))
    throw new InvalidOptionError(
      lineOf(list.start),
      "atMost must be a whole number from 1: the maximum number of items, so that no list fills the memory",
    );
  const results: T[] = [];
  try {
    // No prefetching: it would save no time and fetch one page too many.
    for await (const page of walkPages(
      () => list,
      { ...options, ahead: 0 },
      new AbortController(),
    )) {
      for (const item of page.results) results.push(item);
      if (results.length >= atMost) break;
    }
    return results.slice(0, atMost);
  } catch (error) {
    if (error instanceof ClientError) keepResults(error, results);
    throw error;
  }
}
