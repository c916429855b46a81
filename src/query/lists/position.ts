import type { ListPageParam } from "./readList.ts";

/** Where someone is in a list. */
export interface Position {
  /** Which list, without where its pages begin. */
  readonly list: string;
  /** Where the pages that are loaded begin. */
  readonly start: string | null;
  /** Which of them is wanted; one further in either direction while it loads. */
  readonly index: number;
  /** How many of them are wanted where all are shown; one more while it loads. */
  readonly count: number;
  /** The link to it; `null` for the first page. */
  readonly page: string | null;
  /** The link that the app gave last, so that it is followed when it changes and not before. */
  readonly requested: string | null | undefined;
  /** Which page stays on the screen when others take their place. */
  readonly kept: number;
  /**
   * The page that somebody turned from to the wanted one. It is `page` itself where the link leads
   * back to a page that is there.
   */
  readonly from?: { readonly page: ListPageParam | undefined; readonly step: Step } | undefined;
  /**
   * How often the pages were begun at `start` anew, because those that were kept had lost the page
   * there.
   */
  readonly visit: number;
}

/** To the page after (1) or before (-1). */
export type Step = 1 | -1;

/** At `page`, with nothing loaded. */
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
 * Where to be when the app says `page` of `list`: the pages that are loaded have the links
 * `loaded`. The same object when nothing changed.
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
  // Routers say that there is no page by `null`, or by nothing where they said one before.
  const asked = page === undefined && position.requested ? null : page;
  if (asked === undefined || asked === position.page) return { ...position, requested: page };
  return loaded.includes(asked)
    ? { ...position, page: asked, requested: page, from: undefined }
    : positionAt(list, asked, page, shown);
}

/**
 * The page that was asked for is where its link is; pages that were loaded before the wanted one
 * since then move that on.
 */
function stay(position: Position, loaded: readonly ListPageParam[]): Position {
  const { page, start, from, visit } = position;
  const at = from?.page === page ? -1 : loaded.indexOf(page);
  const left = loaded.findIndex((one) => one === from?.page);
  const beside = from && left >= 0 ? left + from.step : position.index;
  const index = at < 0 ? beside : at;
  // Read anew from a page before it, a list may have another link to it.
  const isLost = loaded.length > 0 && at < 0 && page === start && index === 0;
  if (isLost) return { ...position, visit: visit + 1 };
  return index === position.index ? position : { ...position, index };
}
