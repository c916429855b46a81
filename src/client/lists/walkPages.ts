import type { Page } from "../../core/index.ts";
import { AbortedError, InvalidOptionError, TraversalError } from "../errors/index.ts";
import { stopOnAbort } from "../request/stopOnAbort.ts";
import { lineOf } from "../requestLine.ts";
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
