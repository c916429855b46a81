import type { StandardSchemaV1 } from "../../core/model/standardSchema.ts";
import type { ListName } from "../../core/index.ts";
import type { ListReading } from "./listQueryOptions.ts";
import type { AnyReading } from "./readList.ts";
import type { Entry, GetItemId } from "./uniqueItems.ts";

/** How someone goes through a list. */
export interface PagingOptions<T = unknown> {
  /** One page at a time (`"pages"`, the default), or all that were read so far (`"more"`). */
  readonly paging?: "pages" | "more" | undefined;
  /**
   * The page to be at, as `onPageChange` gave it and the app kept it, such as in its URL; `null`
   * for the first. Followed when it changes, whatever `query` says: clear it where you change that,
   * or Back leads to a page of the filters before.
   */
  readonly page?: string | null | undefined;
  /**
   * Someone goes to another page: the link to it, as the service gave it, or `null` for the first.
   */
  readonly onPageChange?: ((page: string | null) => void) | undefined;
  /** Someone chose another page size, which begins at the first page again. */
  readonly onLimitChange?: ((limit: number) => void) | undefined;
  /**
   * Page sizes to choose from, as far as the list allows them: 10, 25, 50, 100, 250 and 500 unless
   * given.
   */
  readonly pageSizes?: readonly number[] | undefined;
  /** What tells objects apart, so that none is shown twice: their `id` unless given. */
  readonly getItemId?: GetItemId<T> | undefined;
}

/**
 * What `useListPager` takes: what to read, as `client.list` does, and how it is paged through. The
 * `schema` is the one that was given first.
 */
export type ListPagerOptions<
  T = unknown,
  Name = ListName,
  Limit extends number = number,
  Schema = StandardSchemaV1 | undefined,
> = Omit<ListReading<Name, Limit, Schema>, "at"> & PagingOptions<T>;

export type AnyPagerOptions = Omit<AnyReading, "at"> & PagingOptions;

/** Someone's place in a list, and the ways from there. */
export interface ListPager<T = unknown> {
  readonly paging: "pages" | "more";
  /**
   * What is shown, without objects that came before; `undefined` until there is something to show.
   * The page that was shown stays while another loads.
   */
  readonly entries: readonly Entry<T>[] | undefined;
  /** Counted from 1; `null` when it is not known, in a list that was entered by a link. */
  readonly page: number | null;
  /** Which of the whole list the first of `entries` is, counted from 1; `null` as `page` is. */
  readonly from: number | null;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  /** Does nothing where there is no such page, and while one loads. */
  readonly next: () => void;
  readonly previous: () => void;
  /** Reads the list anew, from its first page. */
  readonly refresh: () => void;
  /** Tries again what failed. */
  readonly retry: () => void;
  /** Objects per page. */
  readonly limit: number;
  readonly pageSizes: readonly number[];
  readonly setLimit: (limit: number) => void;
  /** Whether another page than the one that is shown is being loaded. */
  readonly isTurning: boolean;
  /** Whether anything is being loaded. */
  readonly isBusy: boolean;
  readonly error: Error | null;
  /**
   * Whether trying again is of no use, and going to the first page is: the link to the page was
   * refused.
   */
  readonly isRefused: boolean;
}
