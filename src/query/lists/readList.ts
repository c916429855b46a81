import {
  type DataTag,
  hashKey,
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  type UnusedSkipTokenInfiniteOptions,
} from "@tanstack/react-query";
import type { UntypedLists } from "../../client/lists/createLists.ts";
import { TraversalError } from "../../client/index.ts";
import type { AnyListOptions } from "../../client/lists/listOptions.ts";
import { endpointOf } from "../../core/lists/endpoints.ts";
import type { ListPaths, Page } from "../../core/index.ts";
import { omitUndefined, ownValue } from "../../core/record.ts";
import { fetchingRendered, hasNoData } from "../caching.ts";

/** A client, as it is when it runs. */
export interface ListReader extends Pick<UntypedLists, "list"> {
  readonly baseUrl: string;
  readonly paths: ListPaths;
}

/** Which list, and where to begin in it, as it is when it runs. */
export type AnyReading = Omit<AnyListOptions, "signal" | "list" | "maxPages" | "ahead" | "atMost">;

/**
 * Where a page was read: `null` for the first one, else the link to it. One that was read before is
 * refused when it is asked for.
 */
export type ListPageParam = string | null | { readonly loop: string };

/** The pages of a list that were read, as TanStack Query keeps them. */
export type ListData<T = unknown> = InfiniteData<Page<T>, ListPageParam>;

/** What the objects are; then which of them, and where the pages begin. */
type ListQueryKey = ["parameter-form", string, "list", string, KeyPart, KeyPart];
type KeyPart = Readonly<Record<string, unknown>>;

/**
 * What TanStack Query needs to fetch, cache and prefetch a list, page by page in both directions.
 */
export type ListQueryOptions<T = unknown> = UnusedSkipTokenInfiniteOptions<
  Page<T>,
  Error,
  ListData<T>,
  ListQueryKey,
  ListPageParam
> & { queryKey: DataTag<ListQueryKey, InfiniteData<Page<T>>, Error> };

const schemas = new WeakMap<object, number>();
let lastSchema = Math.random();

/**
 * A number for each schema, since a key of TanStack Query is JSON; never that of another one in a
 * cache that outlived its page.
 */
function schemaKey(schema: object): number {
  const key = schemas.get(schema) ?? ++lastSchema;
  schemas.set(schema, key);
  return key;
}

const once = (link: string | null, read: readonly ListPageParam[]): ListPageParam =>
  link !== null && read.includes(link) ? { loop: link } : link;

/**
 * Whether two keys are of the same objects, so that the pages of one may stand in for the other's.
 */
export const hasSameObjects = (a: QueryKey, b: QueryKey): boolean =>
  hashKey(a.slice(0, 5)) === hashKey(b.slice(0, 5));

/** `visit` tells pages that were begun anew from those that were kept. */
export function readList(
  client: ListReader,
  name: string,
  options: AnyReading = {},
  visit = 0,
): ListQueryOptions {
  const { params, schema, limit, query, at: start } = options;
  const path = ownValue(client.paths, name);
  const objects = omitUndefined({ path, params, schema: schema && schemaKey(schema) });
  // A key without options is the start of every key with them, so that it invalidates all.
  return infiniteQueryOptions<Page, Error, ListData, ListQueryKey, ListPageParam>({
    queryKey: [
      "parameter-form",
      client.baseUrl,
      "list",
      name,
      objects,
      omitUndefined({ limit, query, start, visit: visit || undefined }),
    ],
    queryFn: async ({ pageParam, signal }) => {
      await fetchingRendered();
      const at = pageParam ?? undefined;
      if (typeof at !== "object") return client.list(name, { ...options, at, signal });
      throw new TraversalError({ method: "GET", path: endpointOf(name, {}).path }, "loop");
    },
    initialPageParam: start ?? null,
    getNextPageParam: ({ next }, _pages, _param, read) => once(next, read),
    getPreviousPageParam: ({ previous }, _pages, _param, read) => once(previous, read),
    retry: false,
    networkMode: "always",
    refetchOnWindowFocus: false,
    refetchOnReconnect: hasNoData,
  });
}
