import { ClientError, InvalidOptionError, keepResults } from "../errors/index.ts";
import { lineOf } from "../requestLine.ts";
import type { AnyListOptions } from "./listOptions.ts";
import type { OpenList } from "./openList.ts";
import { walkPages } from "./walkPages.ts";

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
