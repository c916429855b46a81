import type { StandardSchemaV1 } from "../../../core/model/standardSchema.ts";
import type { ListName } from "../../../core/index.ts";
import type { ListReading, AnyReading } from "./listQueryOptions.ts";
import type { Entry, GetItemId } from "./uniqueItems.ts";

/** Options that control how a user pages through a list. */
export interface PagingOptions<T = unknown> {
  /**
   * Whether to show one page at a time or all pages read so far.
   * @default "pages"
   */
  readonly paging?: "pages" | "more" | undefined;
  /**
   * Link of the current page, for an app that stores the links from `onPageChange`, for example in
   * its URL. `null` is the first page. Reset it when you change `query`: otherwise the browser's
   * Back leads to a page of the previous `query`.
   */
  readonly page?: string | null | undefined;
  /**
   * Called when the user turns to another page, with the link of that page from the service, or
   * `null` for the first page.
   */
  readonly onPageChange?: ((page: string | null) => void) | undefined;
  /**
   * Called when the user selects another page size, which also resets the list to its first page.
   */
  readonly onLimitChange?: ((limit: number) => void) | undefined;
  /**
   * Page sizes to offer, up to the maximum of the list.
   * @default [10, 25, 50, 100, 250, 500]
   */
  readonly pageSizes?: readonly number[] | undefined;
  /**
   * Returns the id of an item, so that no item is shown twice.
   * @default its `id`
   */
  readonly getItemId?: GetItemId<T> | undefined;
}

/**
 * Options of `useListPager`: those of `client.list`, and those that control paging. The first
 * `schema` is used for the lifetime of the component.
 */
export type ListPagerOptions<
  T = unknown,
  Name = ListName,
  Limit extends number = number,
  Schema = StandardSchemaV1 | undefined,
> = Omit<ListReading<Name, Limit, Schema>, "at"> & PagingOptions<T>;

export type AnyPagerOptions = Omit<AnyReading, "at"> & PagingOptions;

/** Position in a list, and functions to move in it. */
export interface ListPager<T = unknown> {
  readonly paging: "pages" | "more";
  /**
   * The items to render, without duplicates of earlier pages. `undefined` before the first page has
   * loaded. The previous page stays while another one loads.
   */
  readonly entries: readonly Entry<T>[] | undefined;
  /** Number of the page, from 1; `null` when it is unknown, because paging began at a link. */
  readonly page: number | null;
  /** Position of the first entry in the whole list, from 1; `null` when it is unknown. */
  readonly from: number | null;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  /** Goes to the next page, if there is one and no page is loading. `previous` likewise. */
  readonly next: () => void;
  readonly previous: () => void;
  /** Refetches the list from its first page. */
  readonly refresh: () => void;
  readonly retry: () => void;
  readonly limit: number;
  readonly pageSizes: readonly number[];
  readonly setLimit: (limit: number) => void;
  /** Whether another page than the rendered one is loading. */
  readonly isTurning: boolean;
  /** Whether any request is pending. */
  readonly isBusy: boolean;
  readonly error: Error | null;
  /**
   * Whether the service rejected the link of the page, so that a retry cannot help, but the first
   * page can be read.
   */
  readonly isRefused: boolean;
}
