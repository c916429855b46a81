import { ClientError, InvalidOptionError, keepResults } from "../errors/index.ts";
import { lineOf } from "../requestLine.ts";
import type { AnyListOptions } from "./listOptions.ts";
import type { OpenList } from "./openList.ts";
import { walk } from "./walk.ts";

/** The first `atMost` items of a list. Throws a `ClientError` with those read so far. */
export async function collect<T>(
  open: () => OpenList<T>,
  { atMost = 0, ...options }: AnyListOptions,
): Promise<T[]> {
  const list = open();
  if (!(Number.isInteger(atMost) && atMost >= 1))
    throw new InvalidOptionError(
      lineOf(list.start),
      "atMost is the most objects to return, a whole number from 1, so that no list can fill the memory",
    );
  const results: T[] = [];
  try {
    // Nobody works on a page here, so fetching ahead would only fetch one too many.
    for await (const page of walk(() => list, { ...options, ahead: 0 }, new AbortController())) {
      for (const item of page.results) results.push(item);
      if (results.length >= atMost) break;
    }
    return results.slice(0, atMost);
  } catch (error) {
    if (error instanceof ClientError) keepResults(error, results);
    throw error;
  }
}
