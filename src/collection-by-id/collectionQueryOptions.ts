import { type DataTag, queryOptions, type UnusedSkipTokenOptions } from "@tanstack/react-query";
import type { Client } from "../client/index.ts";
import type { Collection } from "../document/schema/collection.ts";
import { dayCache, fetchingRendered } from "../query/caching.ts";

/** Reads collections, and the forms that they have by their ids only. */
export type CollectionSource = Pick<Client, "baseUrl" | "getForm" | "getCollection">;

type CollectionQueryKey = ["parameter-form", string, "collection", string];

/** What TanStack Query needs to fetch, cache and prefetch one collection. */
export type CollectionQueryOptions = UnusedSkipTokenOptions<
  Collection,
  Error,
  Collection,
  CollectionQueryKey
> & { queryKey: DataTag<CollectionQueryKey, Collection, Error> };

/** TanStack Query options for one collection, which is kept as a form is. */
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
