import { InvalidOptionError } from "../errors/index.ts";
import type { RequestLine } from "../requestLine.ts";
import { halfOfPair } from "./segment.ts";

/** A value in a query, sent as `String` writes it. */
export type QueryValue = string | number | boolean;

/**
 * A query, without what is `undefined`, and with one parameter for each value of an array.
 * @throws InvalidOptionError for half of a surrogate pair, in whose place something else would be
 * sent
 */
export function searchOf(
  query: Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>,
  line: RequestLine,
): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) {
      if (/\p{Cs}/u.test(`${name} ${one}`))
        throw new InvalidOptionError(line, `its query ${halfOfPair}`);
      if (one !== undefined) search.append(name, `${one}`);
    }
  return search;
}
