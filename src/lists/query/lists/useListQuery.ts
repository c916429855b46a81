"use client";
import type { StandardSchemaV1 } from "../../../core/model/standardSchema.ts";
import { useInfiniteQuery, type UseInfiniteQueryResult } from "@tanstack/react-query";
import type { Client, ListArgs, ListItem } from "../../../client/index.ts";
import type { ListName } from "../../../core/index.ts";
import type { ListReading } from "./listQueryOptions.ts";
import { useClient } from "../useClient.ts";
import {
  type AnyReading,
  type ListData,
  type ListReader,
  untypedListQueryOptions,
} from "./untypedListQueryOptions.ts";
import { useSchemaOf } from "./useSchemaOf.ts";

/**
 * Queries the pages of a list with `useInfiniteQuery` and `listQueryOptions`. `client` may be
 * `undefined` inside a `<ParameterFormProvider>` with a client. Requires a `QueryClientProvider`.
 *
 * @example
 * const { data, fetchNextPage, hasNextPage } = useListQuery(client, "payments");
 * const payments = data?.pages.flatMap((page) => page.results);
 */
export function useListQuery<
  Items,
  Paths,
  const N extends ListName,
  const L extends number = number,
  S extends StandardSchemaV1 | undefined = undefined,
>(
  client: Client<Items, Paths> | undefined,
  name: N,
  ...options: ListArgs<ListReading<N, L, S>, N, Paths>
): UseInfiniteQueryResult<ListData<ListItem<N, Items, S>>>;
export function useListQuery(
  client: ListReader | undefined,
  name: string,
  options: AnyReading = {},
): UseInfiniteQueryResult<ListData> {
  const schema = useSchemaOf(name, options.schema);
  return useInfiniteQuery(untypedListQueryOptions(useClient(client), name, { ...options, schema }));
}
