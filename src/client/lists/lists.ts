import type { StandardSchemaV1 } from "../../core/model/standardSchema.ts";
import type { ListName, Page } from "../../core/index.ts";
import type {
  CollectOptions,
  ListArgs,
  ListOptions,
  PagesOptions,
  ReadOptions,
  WithParams,
} from "./listOptions.ts";
import type { ListItem } from "./listTypes.ts";

type Schema = StandardSchemaV1 | undefined;

/**
 * Reads lists. `Items` has the type of an object by the name or path of its list, unchecked unless
 * there is a `schema`.
 *
 * `next` and `previous` of a page are used as they are, and only when they have the origin of
 * `baseUrl`, the path of the list and no user name or password: `LinkError` otherwise, before
 * anything is sent.
 */
export interface Lists<out Items = unknown, Paths = unknown> {
  /** One page, the first unless `at` says another. */
  list<const N extends ListName, const L extends number = number, S extends Schema = undefined>(
    name: N,
    ...options: ListArgs<ListOptions<N, L, S>, N, Paths>
  ): Promise<Page<ListItem<N, Items, S>>>;

  /**
   * The following page, `null` after the last one. For a page that this client gave; for a copy of
   * one, such as out of a cache, name its list: a copy does not tell where it comes from, so that
   * nothing could be checked.
   */
  next<T>(
    page: Page<T>,
    options?: ReadOptions<undefined> & { readonly list?: undefined },
  ): Promise<Page<T> | null>;
  next<const N extends ListName, S extends Schema = undefined>(
    page: Pick<Page, "next">,
    options: WithParams<ReadOptions<S> & { readonly list: N }, N, Paths>,
  ): Promise<Page<ListItem<N, Items, S>> | null>;

  /** The preceding page, `null` before the first one. Otherwise as `next`. */
  previous<T>(
    page: Page<T>,
    options?: ReadOptions<undefined> & { readonly list?: undefined },
  ): Promise<Page<T> | null>;
  previous<const N extends ListName, S extends Schema = undefined>(
    page: Pick<Page, "previous">,
    options: WithParams<ReadOptions<S> & { readonly list: N }, N, Paths>,
  ): Promise<Page<ListItem<N, Items, S>> | null>;

  /**
   * Page after page. Nothing is sent before the first `next()`; several at once are answered in
   * turn; leaving the loop aborts what is under way. `TraversalError` for a URL that comes again,
   * too many pages, or ten empty ones in a row.
   */
  pages<const N extends ListName, const L extends number = number, S extends Schema = undefined>(
    name: N,
    ...options: ListArgs<PagesOptions<N, L, S>, N, Paths>
  ): AsyncIterableIterator<Page<ListItem<N, Items, S>>>;

  /** Object after object, read as `pages` reads. */
  items<const N extends ListName, const L extends number = number, S extends Schema = undefined>(
    name: N,
    ...options: ListArgs<PagesOptions<N, L, S>, N, Paths>
  ): AsyncIterableIterator<ListItem<N, Items, S>>;

  /**
   * The first `atMost` objects. When reading fails, those read so far are in the error's `results`.
   */
  collect<const N extends ListName, const L extends number = number, S extends Schema = undefined>(
    name: N,
    options: WithParams<CollectOptions<N, L, S>, N, Paths>,
  ): Promise<ListItem<N, Items, S>[]>;
}
