import type { Page } from "../../core/index.ts";
import { encodeCursor } from "./opaqueCursor.ts";
import { locate, type Cursor, cursorAt } from "./cursor.ts";
import { invalidCursor, readCursor, readLimit } from "../queryParameters.ts";

/** An object of a list. Its `id` is unique in the list. */
export type ListObject =
  | { readonly id: string }
  | { readonly id: string; readonly [field: string]: unknown };

/**
 * Returns the page of `objects` by the `limit` and `cursor` of `url`. Its links are `url` with
 * another cursor.
 * @throws ServiceError 400 when the limit or the cursor is invalid
 */
export function paginate<T extends ListObject>(
  objects: readonly T[],
  url: URL,
  maxLimit: number,
): Page<T> {
  const limit = readLimit(url, maxLimit);
  const place = readCursor(url);
  const ids = objects.map(({ id }) => id);
  const at = place ? locate(place, ids) : 0;
  if (at === null) throw invalidCursor();
  const [start, end] =
    place?.toward === "previous"
      ? [Math.max(0, at - limit), at]
      : [at, Math.min(at + limit, ids.length)];
  const link = (index: number, toward: Cursor["toward"]) => {
    const to = new URL(url);
    const marked = cursorAt(ids, index, { list: url.pathname, toward });
    to.searchParams.set("cursor", encodeCursor(marked));
    return to.href;
  };
  return {
    next: end < ids.length ? link(end, "next") : null,
    previous: start > 0 ? link(start, "previous") : null,
    results: objects.slice(start, end),
  };
}
