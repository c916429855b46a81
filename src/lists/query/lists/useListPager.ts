"use client";
import type { StandardSchemaV1 } from "../../../core/model/standardSchema.ts";
import type { Client, ListArgs, ListItem } from "../../../client/index.ts";
import type { ListName } from "../../../core/index.ts";
import type { AnyPagerOptions, ListPager, ListPagerOptions } from "./listPagerTypes.ts";
import { useClient } from "../useClient.ts";
import type { ListReader } from "./untypedListQueryOptions.ts";
import { useUntypedListPager } from "./useUntypedListPager.ts";

/**
 * Pages through a list like `<ResourceList>`, for a custom layout. `client` may be `undefined`
 * inside a `<ParameterFormProvider>` with a client. Requires a `QueryClientProvider`.
 *
 * @example
 * const client = createClient<{ employees: Employee }>({ baseUrl: "/api" });
 * const pager = useListPager(client, "employees", { limit: 25 });
 * <ul>{pager.entries?.map(({ key, item }) => <li key={key}>{item.name}</li>)}</ul>
 * <Pager pager={pager} label="Employees" />
 */
export function useListPager<
  Items,
  Paths,
  const N extends ListName,
  const L extends number = number,
  S extends StandardSchemaV1 | undefined = undefined,
>(
  client: Client<Items, Paths> | undefined,
  name: N,
  ...options: ListArgs<ListPagerOptions<ListItem<N, Items, S>, N, L, S>, N, Paths>
): ListPager<ListItem<N, Items, S>>;
export function useListPager(
  client: ListReader | undefined,
  name: string,
  options: AnyPagerOptions = {},
): ListPager {
  return useUntypedListPager(useClient(client), name, options);
}
