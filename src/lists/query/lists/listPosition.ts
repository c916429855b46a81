import type { ListPageParam } from "./listQueryOptions.ts";

/** Position of a user in a list. */
export interface Position {
  /** Hashed query key of the list, without `start`. */
  readonly list: string;
  /** Link of the page where the loaded pages begin; `null` for the first page. */
  readonly start: string | null;
  /**
   * Index of the wanted page among the loaded ones. While that page loads, it is -1 or the number
   * of loaded pages.
   */
  readonly index: number;
  /** Number of pages to show with `paging: "more"`, including one that is loading. */
  readonly count: number;
  /** Link of the wanted page; `null` for the first page. */
  readonly page: string | null;
  /** The app's last `page` option, which is followed only when it changes. */
  readonly requested: string | null | undefined;
  /** Index of the page that stays rendered while pages at another `start` load. */
  readonly kept: number;
  /**
   * The page that the user turned from, and the direction. For a link back to a loaded page,
   * `from.page` equals `page`.
   */
  readonly from?: { readonly page: ListPageParam | undefined; readonly step: Step } | undefined;
  /**
   * Number of restarts at `start`. A restart happens when the cached pages no longer contain
   * `page`.
   */
  readonly visit: number;
}

/** To the next page (1) or the previous one (-1). */
export type Step = 1 | -1;

/** Returns the position at `page` before anything has loaded. */
export const positionAt = (
  list: string,
  page: string | null | undefined,
  requested = page,
  kept = 0,
): Position => ({
  list,
  start: page ?? null,
  index: 0,
  count: 0,
  page: page ?? null,
  requested,
  kept,
  from: undefined,
  visit: 0,
});

/**
 * Returns the position for the app's `page` of `list`, or the same object when nothing changed.
 * `loaded` has the links of the loaded pages.
 */
export function follow(
  position: Position,
  list: string,
  page: string | null | undefined,
  loaded: readonly ListPageParam[],
  shown: number,
): Position {
  if (list !== position.list)
    return positionAt(list, page === position.requested ? null : page, page, shown);
  if (page === position.requested) return stay(position, loaded);
  // Some routers pass `null` for an absent parameter, some `undefined` after a value.
  const target = page === undefined && position.requested ? null : page;
  if (target === undefined || target === position.page) return { ...position, requested: page };
  return loaded.includes(target)
    ? { ...position, page: target, requested: page, from: undefined }
    : positionAt(list, target, page, shown);
}

/**
 * Updates the index of the wanted page after pages were loaded before it. The page is found by its
 * link, or else next to the page that the user turned from.
 */
function stay(position: Position, loaded: readonly ListPageParam[]): Position {
  const { page, start, from, visit } = position;
  const at = from?.page === page ? -1 : loaded.indexOf(page);
  const left = loaded.findIndex((one) => one === from?.page);
  const nearby = from && left >= 0 ? left + from.step : position.index;
  const index = at < 0 ? nearby : at;
  // After a refetch from an earlier page, the list may have another link to this page.
  const isLost = loaded.length > 0 && at < 0 && page === start && index === 0;
  if (isLost) return { ...position, visit: visit + 1 };
  return index === position.index ? position : { ...position, index };
}
