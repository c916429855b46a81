import type { ListPageParam } from "./readList.ts";

/** Where someone is in a list. */
export interface Place {
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
  readonly given: string | null | undefined;
  /** Which page stays on the screen when others take their place. */
  readonly kept: number;
}

/** At `page`, with nothing loaded. */
export const placeAt = (
  list: string,
  page: string | null | undefined,
  given = page,
  kept = 0,
): Place => ({ list, start: page ?? null, index: 0, count: 0, page: page ?? null, given, kept });

/** Where to be when the app says `page` of `list`: the pages that are loaded have the links `loaded`. The same object when nothing changed. */
export function follow(
  place: Place,
  list: string,
  page: string | null | undefined,
  loaded: readonly ListPageParam[],
  shown: number,
): Place {
  if (list !== place.list) return placeAt(list, page === place.given ? null : page, page, shown);
  // Pages that were loaded before it since then move it on.
  const at = loaded.indexOf(place.page);
  if (page === place.given) return at < 0 || at === place.index ? place : { ...place, index: at };
  // Routers say that there is no page by `null`, or by nothing where they said one before.
  const asked = page === undefined && place.given ? null : page;
  if (asked === undefined || asked === place.page) return { ...place, given: page };
  const index = loaded.indexOf(asked);
  return index < 0
    ? placeAt(list, asked, page, shown)
    : { ...place, index, page: asked, given: page };
}
