import { type DataTag, queryOptions, type UnusedSkipTokenOptions } from "@tanstack/react-query";
import type { Client } from "../client/index.ts";
import type { Collection } from "../document/schema/collectionTypes.ts";
import { dayCache, fetchingRendered } from "../lists/query/cachePolicy.ts";

/** A client that fetches collections, and forms that a collection references by id only. */
export type CollectionSource = Pick<Client, "baseUrl" | "getForm" | "getCollection">;

type CollectionQueryKey = ["parameter-form", string, "collection", string];

/** Options that TanStack Query needs to fetch, cache and prefetch one collection. */
export type CollectionQueryOptions = UnusedSkipTokenOptions<
  Collection,
  Error,
  Collection,
  CollectionQueryKey
> & { queryKey: DataTag<CollectionQueryKey, Collection, Error> };

/** Returns TanStack Query options for one collection. It is cached for 24 hours, like forms. */
export const collectionQueryOptions = (
  client: CollectionSource,
  id: string,
): CollectionQueryOptions =>
  queryOptions({
    queryKey: ["parameter-form", client.baseUrl, "collection", id],
    queryFn: async ({ signal }) => {
      await fetchingRendered();
      return client.getCollection(id, { signal });
    },
    ...dayCache(),
  });
