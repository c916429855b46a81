import type { StandardSchemaV1 } from "../../core/model/standardSchema.ts";
import type { Client, ListArgs, ListItem, ListOptions } from "../../client/index.ts";
import type { ListName } from "../../core/index.ts";
import { type AnyReading, type ListQueryOptions, type ListReader, readList } from "./readList.ts";

/**
 * Which objects to read of a list, and where to begin: the options of `client.list`, but for its
 * signal.
 */
export type ListReading<
  Name = ListName,
  Limit extends number = number,
  Schema = StandardSchemaV1 | undefined,
> = Omit<ListOptions<Name, Limit, Schema>, "signal">;

/**
 * TanStack Query options for one list, read page by page in both directions with its own links,
 * each of which the client checks. A link that was read before is a `TraversalError`. Never fetched
 * again because a window got focus, which would move rows under someone who reads them. The client
 * retries; the query does not.
 *
 * The key without options is the start of all keys of the list, so that `invalidateQueries` with it
 * reads them all again, from their first page. A schema belongs to the key: make it once, not in a
 * render. What was read with one on a server or in an earlier visit is read again. What the client
 * sends as headers does not belong to it: clients of one `baseUrl` for different companies or
 * people need caches of their own.
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
  return readList(client, name, options);
}
