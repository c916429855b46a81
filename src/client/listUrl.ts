import type { Endpoint } from "../core/index.ts";
import { own } from "../core/own.ts";
import { InvalidLimitError, InvalidOptionError } from "./errors/index.ts";
import type { AnyListOptions, QueryValue } from "./listOptions.ts";
import type { RequestLine } from "./requestLine.ts";
import { segment } from "./segment.ts";
import { urlOf } from "./urlOf.ts";

/**
 * Where the first page of a list is.
 * @throws InvalidLimitError, InvalidIdError, InvalidOptionError or BaseUrlError
 */
export function listUrl(
  baseUrl: string,
  { path, maxLimit }: Endpoint,
  { limit, params = {}, query = {} }: AnyListOptions,
): URL {
  const line = { method: "GET", path };
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1 && limit <= maxLimit))
    throw new InvalidLimitError(line, maxLimit);
  if (own(query, "limit") !== undefined)
    throw new InvalidOptionError(line, "its query has a limit: pass it as the limit option");
  return urlOf(baseUrl, expand(path, params, line), searchOf({ ...query, limit }));
}

/** The path with its parameters, encoded. It must come out of the URL parser as it went in, so it leads nowhere else. */
function expand(path: string, params: Readonly<Record<string, string>>, line: RequestLine): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const unknown = Object.keys(params).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new InvalidOptionError(line, `its path has no parameter "${unknown}": leave it out`);
  const expanded = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    segment(own(params, name), line),
  );
  if (urlOf("http://localhost", expanded).pathname === expanded) return expanded;
  throw new InvalidOptionError(
    line,
    'that is neither one of the 19 lists nor a path: it starts with "/", is percent-encoded, and has no query, no fragment and no "." or ".." by itself',
  );
}

function searchOf(query: Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, `${one}`);
  return search;
}
