import type { StandardSchemaV1 } from "../../core/model/standardSchema.ts";
import type { ListName, Page } from "../../core/index.ts";
import type {
  CollectOptions,
  ListArgs,
  ListOptions,
  PagesOptions,
  ReadOptions,
  WithParams,
  ListItem,
} from "./listOptions.ts";

type Schema = StandardSchemaV1 | undefined;

/**
 * Methods that read lists. `Items` maps the name or path of a list to its item type, which is
 * unchecked without a `schema`.
 *
 * `next` and `previous` links are followed only with the origin of `baseUrl`, the path of the list
 * and no credentials. Otherwise the methods reject with a `LinkError` before anything is sent.
 */
export interface Lists<out Items = unknown, Paths = unknown> {
  /** Fetches one page: the first one, or the page at `at`. */
  list<const N extends ListName, const L extends number = number, S extends Schema = undefined>(
    name: N,
    ...options: ListArgs<ListOptions<N, L, S>, N, Paths>
  ): Promise<Page<ListItem<N, Items, S>>>;

  /**
   * Fetches the following page; `null` after the last one. A copy of a page, such as one from a
   * persisted cache, does not identify its list: pass `list`, so that the link can be validated.
   */
  next<T>(
    page: Page<T>,
    options?: ReadOptions<undefined> & { readonly list?: undefined },
  ): Promise<Page<T> | null>;
  next<const N extends ListName, S extends Schema = undefined>(
    page: Pick<Page, "next">,
    options: WithParams<ReadOptions<S> & { readonly list: N }, N, Paths>,
  ): Promise<Page<ListItem<N, Items, S>> | null>;

  /** Fetches the preceding page; `null` before the first one. Otherwise like `next`. */
  previous<T>(
    page: Page<T>,
    options?: ReadOptions<undefined> & { readonly list?: undefined },
  ): Promise<Page<T> | null>;
  previous<const N extends ListName, S extends Schema = undefined>(
    page: Pick<Page, "previous">,
    options: WithParams<ReadOptions<S> & { readonly list: N }, N, Paths>,
  ): Promise<Page<ListItem<N, Items, S>> | null>;

  /**
   * Iterates over the pages.
   *
   * - Nothing is sent before the first `next()`. Concurrent `next()` calls resolve in order.
   * - Leaving the loop aborts the pending request.
   * - Rejects with `TraversalError` for a repeated URL, more than `maxPages` pages, or ten empty
   *   pages in a row.
   */
  pages<const N extends ListName, const L extends number = number, S extends Schema = undefined>(
    name: N,
    ...options: ListArgs<PagesOptions<N, L, S>, N, Paths>
  ): AsyncIterableIterator<Page<ListItem<N, Items, S>>>;

  /** Iterates over the items, page by page as `pages` does. */
  items<const N extends ListName, const L extends number = number, S extends Schema = undefined>(
    name: N,
    ...options: ListArgs<PagesOptions<N, L, S>, N, Paths>
  ): AsyncIterableIterator<ListItem<N, Items, S>>;

  /**
   * Fetches the first `atMost` items. On failure, the error's `results` has the items read so far.
   */
  collect<const N extends ListName, const L extends number = number, S extends Schema = undefined>(
    name: N,
    options: WithParams<CollectOptions<N, L, S>, N, Paths>,
  ): Promise<ListItem<N, Items, S>[]>;
}
