import type { Endpoint } from "../../core/index.ts";
import { ownValue } from "../../core/record.ts";
import { InvalidLimitError, InvalidOptionError } from "../errors/index.ts";
import { expandPath } from "../request/expandPath.ts";
import { searchOf } from "../request/searchOf.ts";
import { type Base, urlOf } from "../request/urlOf.ts";
import type { AnyListOptions } from "./listOptions.ts";

/**
 * Where the first page of a list is.
 * @throws InvalidLimitError, InvalidIdError, InvalidOptionError or BaseUrlError
 */
export function listUrl(
  base: Base,
  { path, maxLimit }: Endpoint,
  { limit, params = {}, query = {} }: AnyListOptions,
): URL {
  const line = { method: "GET", path };
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1 && limit <= maxLimit))
    throw new InvalidLimitError(line, maxLimit);
  if (ownValue(query, "limit") !== undefined)
    throw new InvalidOptionError(line, "its query has a limit: pass it as the limit option");
  const search = searchOf({ ...query, limit }, line);
  return urlOf(base, expandPath(path, params, line, notList), line, search);
}

const notList = "that is neither one of the 19 lists nor a path";
