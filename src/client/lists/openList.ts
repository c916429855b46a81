import { endpointOf } from "../../core/definition/endpoints.ts";
import type { ListPaths, Page, Endpoint } from "../../core/index.ts";
import {
  TimeoutError,
  InvalidLimitError,
  InvalidOptionError,
  NotPageError,
} from "../errors/index.ts";
import { stopOnAbort } from "../request/stopOnAbort.ts";
import { sendWithRetries, type RequestSettings } from "../request/sendWithRetries.ts";
import { withDeadline } from "../request/withDeadline.ts";
import { lineOf, type RequestLine } from "../requestLine.ts";
import { resolveLink, type LinkSettings } from "./resolveLink.ts";
import type { AnyListOptions } from "./listOptions.ts";
import type { ReadItems } from "./validateListItems.ts";
import { getOwn, isRecord } from "../../core/record.ts";
import { expandPath } from "../request/expandPath.ts";
import { createSearchParams } from "../request/createSearchParams.ts";
import { type Base, buildUrl } from "../request/buildUrl.ts";
import { describeValue } from "../../core/definition/definitionReader.ts";

export interface ListSettings extends RequestSettings, LinkSettings {
  readonly paths: ListPaths;
}

export interface OpenList<T = unknown> {
  readonly start: URL;
  /**
   * Resolves a link of the list. `from` is the URL of the page that contains it.
   * @throws LinkError
   */
  readonly follow: (link: string, from?: URL) => URL;
  readonly read: (url: URL, signal: AbortSignal | undefined) => Promise<Page<T>>;
}

/**
 * Resolves a list by `name` and `options`, without sending anything.
 * @throws ClientError from `listUrl` or `resolveLink`
 */
export function openList<T>(
  settings: ListSettings,
  name: string,
  { at, ...options }: AnyListOptions,
  readItems: ReadItems<T>,
): OpenList<T> {
  const first = listUrl(settings, endpointOf(name, settings.paths), options);
  const follow = (link: string, from?: URL) => resolveLink(link, first, settings, from);
  return {
    start: at === undefined ? first : follow(at),
    follow,
    async read(url, signal) {
      const line = lineOf(url);
      const page = readPage(await sendWithRetries(url, settings, signal), line);
      const { totalTimeout: ms } = settings;
      const late = () => new TimeoutError(line, ms, "totalTimeout");
      const work = readItems(page.results, line);
      if (!(work instanceof Promise)) return { ...page, results: work };
      // When the schema itself aborts the signal, nothing awaits `work`, which may reject.
      work.catch(() => undefined);
      const watch = stopOnAbort(signal, line);
      return { ...page, results: await withDeadline({ ms, late, watch }, () => work) };
    },
  };
}

/**
 * Builds the URL of the first page.
 * @throws InvalidLimitError, InvalidIdError, InvalidOptionError or BaseUrlError
 */
function listUrl(
  base: Base,
  { path, maxLimit }: Endpoint,
  { limit, params = {}, query = {} }: AnyListOptions,
): URL {
  const line = { method: "GET", path };
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1 && limit <= maxLimit))
    throw new InvalidLimitError(line, maxLimit);
  if (getOwn(query, "limit") !== undefined)
    throw new InvalidOptionError(line, "its query has a limit: pass it as the limit option");
  const search = createSearchParams({ ...query, limit }, line);
  return buildUrl(base, expandPath(path, params, line, notList), line, search);
}

const notList = "the name is neither one of the 19 lists nor a path";

/**
 * Parses a page. `previous` may be absent, because lists that are read forward omit it. An absent
 * `next` is an error: the rest of the list would be lost.
 * @throws NotPageError with the path of the invalid field
 */
function readPage(json: unknown, line: RequestLine): Page<Record<string, unknown>> {
  const fail = (field: string, expected: string, found: unknown): never => {
    throw new NotPageError(line, field, expected, describeValue(found));
  };
  if (!isRecord(json)) return fail("$", "an object", json);
  const address = (key: "next" | "previous", otherwise?: null): string | null => {
    const found = getOwn(json, key);
    const url = found === undefined ? otherwise : found;
    return url === null || typeof url === "string"
      ? url
      : fail(`$.${key}`, "a string or null", url);
  };
  const results = getOwn(json, "results");
  if (!Array.isArray(results)) return fail("$.results", "an array", results);
  const [next, previous] = [address("next"), address("previous", null)];
  if (results.every(isRecord)) return { next, previous, results };
  const index = results.findIndex((item) => !isRecord(item));
  return fail(`$.results[${index}]`, "an object", results[index]);
}
