import { InvalidOptionError } from "../errors/index.ts";
import type { RequestLine } from "../requestLine.ts";
import { halfOfPair } from "./encodeSegment.ts";

/** A query value, converted with `String`. */
export type QueryValue = string | number | boolean;

/**
 * Builds a query. `undefined` is omitted; an array becomes one parameter per value.
 * @throws InvalidOptionError for a lone surrogate, which would be sent as another character
 */
export function createSearchParams(
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
