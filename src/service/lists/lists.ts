import { endpointOf } from "../../core/definition/endpoints.ts";
import {
  endpoints,
  type ListName,
  type ListPaths,
  otherMaxLimit,
  type Page,
} from "../../core/index.ts";
import { getOwn } from "../../core/record.ts";
import { respond } from "../respond.ts";
import type { Route } from "../routes.ts";
import { type Cursor, cursorAt, encodeCursor, locate } from "./cursor.ts";
import { invalidCursor, readCursor, readLimit } from "../queryParameters.ts";

/**
 * The objects of a list in order, or a function that returns them for the decoded path parameters.
 */
export type ServiceList =
  | readonly ListObject[]
  | ((params: Readonly<Record<string, string>>) => readonly ListObject[]);

/**
 * Lists by the name of their resource, or by a path such as `/notes` or
 * `/employees/{employee}/notes`.
 */
export type ServiceLists = { readonly [Name in ListName]?: ServiceList };

/**
 * Creates a GET route for each of the 19 lists, empty by default, and for each further path, with a
 * maximum `limit` of 25.
 */
export function listRoutes(lists: ServiceLists, paths: ListPaths): readonly Route[] {
  const known = Object.keys(endpoints).map((name) => {
    const { path, maxLimit } = endpointOf(name, paths);
    return listRoute(path, maxLimit, getOwn(lists, name) ?? getOwn(lists, path) ?? []);
  });
  const further = Object.entries(lists).flatMap(([path, list]) =>
    path.startsWith("/") && list ? [listRoute(path, otherMaxLimit, list)] : [],
  );
  return [...known, ...further];
}

const listRoute = (path: string, maxLimit: number, list: ServiceList): Route => ({
  method: "GET",
  path,
  handle: ({ url, params }) =>
    respond(paginate(typeof list === "function" ? list(params) : list, url, maxLimit)),
});

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
