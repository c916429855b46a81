import type { Endpoint } from "../../core/index.ts";
import { own } from "../../core/own.ts";
import { InvalidLimitError, InvalidOptionError } from "../errors/index.ts";
import { expandPath } from "../request/expandPath.ts";
import { urlOf } from "../request/urlOf.ts";
import type { AnyListOptions, QueryValue } from "./listOptions.ts";

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
  return urlOf(baseUrl, expandPath(path, params, line, notList), searchOf({ ...query, limit }));
}

const notList = "that is neither one of the 19 lists nor a path";

function searchOf(query: Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, `${one}`);
  return search;
}
