import { endpointOf } from "../../core/definition/endpoints.ts";
import { endpoints, type ListName, type ListPaths, otherMaxLimit } from "../../core/index.ts";
import { getOwn } from "../../core/record.ts";
import { respond } from "../respond.ts";
import { type ListObject, paginate } from "./paginate.ts";
import type { Route } from "../routes.ts";

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
