"use client";
import type { StandardSchemaV1 } from "../../../core/model/standardSchema.ts";
import { useState } from "react";
import { useInfiniteQuery, type UseInfiniteQueryResult } from "@tanstack/react-query";
import type { Client, ListArgs, ListItem } from "../../../client/index.ts";
import type { ListName } from "../../../core/index.ts";
import {
  type ListReading,
  type AnyReading,
  type ListData,
  type ListReader,
  untypedListQueryOptions,
} from "./listQueryOptions.ts";
import { useClient } from "../ParameterFormProvider.tsx";

type Schema = StandardSchemaV1 | undefined;

/**
 * Returns the first schema of a list. A schema created during render changes each time, and would
 * create another cache entry.
 */
export function useSchemaOf(name: string, schema: Schema): Schema {
  const [kept, keep] = useState({ name, schema });
  if (kept.name === name && !kept.schema === !schema) return kept.schema;
  keep({ name, schema });
  return schema;
}

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
