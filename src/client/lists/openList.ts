import { endpointOf } from "../../core/definition/endpoints.ts";
import type { ListPaths, Page, Endpoint } from "../../core/index.ts";
import {
  TimeoutError,
  InvalidLimitError,
  InvalidOptionError,
  NotPageError,
  InvalidItemError,
  lineOf,
  type RequestLine,
} from "../errors/index.ts";
import { stopOnAbort, withDeadline } from "../request/deadline.ts";
import { sendWithRetries, type RequestSettings } from "../request/sendWithRetries.ts";
import { resolveLink, type LinkSettings } from "./resolveLink.ts";
import type { AnyListOptions } from "./listOptions.ts";
import { getOwn, isRecord } from "../../core/record.ts";
import { expandPath, createSearchParams, type Base, buildUrl } from "../request/url.ts";
import { describeValue } from "../../core/definition/definitionReader.ts";
import type { StandardSchemaV1 } from "../../core/model/standardSchema.ts";

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

export type ReadItems<T> = (
  objects: readonly Record<string, unknown>[],
  line: RequestLine,
) => readonly T[] | Promise<readonly T[]>;

/**
 * Validates objects with `schema`; without one, returns them unchanged. Rejects with an
 * `InvalidItemError` for an object that the schema rejects.
 */
export const createItemReader = (schema: StandardSchemaV1 | undefined): ReadItems<unknown> =>
  schema
    ? (objects, line) =>
        Promise.all(
          objects.map((object, index) => check(schema, object, line, `$.results[${index}]`)),
        )
    : (objects) => objects;

async function check(schema: StandardSchemaV1, object: unknown, line: RequestLine, field: string) {
  let result: StandardSchemaV1.Result<unknown>;
  try {
    result = await schema["~standard"].validate(object);
  } catch (cause) {
    throw new InvalidItemError(line, field, [], { cause });
  }
  if (!result.issues) return result.value;
  throw new InvalidItemError(line, field, result.issues);
}
