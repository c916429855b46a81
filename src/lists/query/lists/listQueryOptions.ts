import type { StandardSchemaV1 } from "../../../core/model/standardSchema.ts";
import type { Client, ListArgs, ListItem, ListOptions } from "../../../client/index.ts";
import type { ListName } from "../../../core/index.ts";
import {
  type AnyReading,
  type ListQueryOptions,
  type ListReader,
  untypedListQueryOptions,
} from "./untypedListQueryOptions.ts";

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
