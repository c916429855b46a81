import {
  type DataTag,
  hashKey,
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  type UnusedSkipTokenInfiniteOptions,
} from "@tanstack/react-query";
import type { UntypedLists } from "../../../client/lists/createLists.ts";
import {
  TraversalError,
  type Client,
  type ListArgs,
  type ListItem,
  type ListOptions,
} from "../../../client/index.ts";
import type { AnyListOptions } from "../../../client/lists/listOptions.ts";
import { endpointOf } from "../../../core/definition/endpoints.ts";
import type { ListPaths, Page, ListName } from "../../../core/index.ts";
import { omitUndefined, getOwn } from "../../../core/record.ts";
import { fetchingRendered, hasNoData } from "../cachePolicy.ts";
import type { StandardSchemaV1 } from "../../../core/model/standardSchema.ts";

/** The part of a client that reads lists, without its type parameters. */
export interface ListReader extends Pick<UntypedLists, "list"> {
  readonly baseUrl: string;
  readonly paths: ListPaths;
}

/** `ListReading` without its type parameters. */
export type AnyReading = Omit<AnyListOptions, "signal" | "list" | "maxPages" | "ahead" | "atMost">;

/**
 * Link of a page; `null` for the first one. A repeated link is `{ loop }`, which fails when it is
 * fetched.
 */
export type ListPageParam = string | null | { readonly loop: string };

/** The pages of a list in the cache of TanStack Query. */
export type ListData<T = unknown> = InfiniteData<Page<T>, ListPageParam>;

// The fifth part identifies the items, the last one the filters and the first page.
type ListQueryKey = ["parameter-form", string, "list", string, KeyPart, KeyPart];
type KeyPart = Readonly<Record<string, unknown>>;

/**
 * TanStack Query options that fetch, cache and prefetch a list, page by page in both directions.
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
 * Returns a number for each schema, because query keys are JSON. Numbers start at random: a
 * persisted cache must not match another schema.
 */
function schemaKey(schema: object): number {
  const key = schemas.get(schema) ?? ++lastSchema;
  schemas.set(schema, key);
  return key;
}

const once = (link: string | null, read: readonly ListPageParam[]): ListPageParam =>
  link !== null && read.includes(link) ? { loop: link } : link;

/**
 * Whether two keys are of lists with the same type of items, so that the pages of one can be the
 * placeholder of the other.
 */
export const hasSameObjects = (a: QueryKey, b: QueryKey): boolean =>
  hashKey(a.slice(0, 5)) === hashKey(b.slice(0, 5));

/** @param visit - distinguishes restarted pages from cached ones */
export function untypedListQueryOptions(
  client: ListReader,
  name: string,
  options: AnyReading = {},
  visit = 0,
): ListQueryOptions {
  const { params, schema, limit, query, at: start } = options;
  const path = getOwn(client.paths, name);
  const objects = omitUndefined({ path, params, schema: schema && schemaKey(schema) });
  // A key without options is a prefix of every key with options, so that it invalidates all.
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

/** Options of `client.list` except its signal. */
export type ListReading<
  Name = ListName,
  Limit extends number = number,
  Schema = StandardSchemaV1 | undefined,
> = Omit<ListOptions<Name, Limit, Schema>, "signal">;

/**
 * Returns TanStack Query options for one list, read page by page in both directions by its own
 * links. The client validates each link; a repeated link is a `TraversalError`. Window focus
 * triggers no refetch, because rows would move while a user reads them. The client retries; the
 * query does not.
 *
 * The query key:
 *
 * - Without options, it is the prefix of all keys of the list: `invalidateQueries` with it
 *   refetches them all.
 * - It includes the schema. Create the schema outside of render. Hydrated and persisted data of a
 *   list with a schema is fetched again.
 * - It does not include headers. If several companies or users share a `baseUrl`, each needs its
 *   own `QueryClient`.
 */
export function listQueryOptions<
  Items,
  Paths,
  const N extends ListName,
  const L extends number = number,
  S extends StandardSchemaV1 | undefined = undefined,
>(
  client: Client<Items, Paths>,
  name: N,
  ...options: ListArgs<ListReading<N, L, S>, N, Paths>
): ListQueryOptions<ListItem<N, Items, S>>;
export function listQueryOptions(
  client: ListReader,
  name: string,
  options: AnyReading = {},
): ListQueryOptions {
  return untypedListQueryOptions(client, name, options);
}
