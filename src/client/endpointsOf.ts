import { endpointOf, endpoints } from "../core/definition/endpoints.ts";
import type { ClientOptions } from "./client.ts";
import { formPath, formsPath, defaultCollectionPath } from "./forms/definitions.ts";
import { submissionPathsOf } from "./forms/submissions.ts";
import { encodeSegment } from "./request/url.ts";

/** A kind of request that the client sends. */
export interface ClientEndpoint {
  readonly method: "GET" | "POST";
  /** Percent-encoded path below `baseUrl`. `{name}` matches one segment. */
  readonly path: string;
  /** Names that the query may contain. */
  readonly query: readonly string[];
}

/** The paths of a client: a client, or the options of `createClient`. */
export type ClientPaths = Pick<ClientOptions, "paths" | "submissionPaths" | "collectionPath">;

/** The ids in a collection, which determine its requests. */
export interface CollectionIds {
  readonly id?: string | undefined;
  readonly forms: readonly {
    readonly id?: string | undefined;
    /** Definition of the form. A form without one is fetched. */
    readonly form?: { readonly id?: string | undefined } | undefined;
  }[];
}

const get = (path: string, ...query: readonly string[]): ClientEndpoint => ({
  method: "GET",
  path,
  query,
});

const post = (path: string): ClientEndpoint => ({ method: "POST", path, query: [] });

/**
 * Returns everything that the components can request through a client, as data: the allow-list of a
 * proxy. With `collection`, returns only the requests of its forms.
 *
 * The list contains neither lists by path, nor filters (`query`), nor the targets of links with
 * `samePath: false`: only the app knows them.
 * @example
 * [...endpointsOf(client), { method: "GET", path: "/shifts", query: ["limit", "cursor", "from"] }]
 * @throws InvalidIdError for an id in `collection` that cannot be a path segment
 */
export function endpointsOf(
  client: ClientPaths = {},
  collection?: CollectionIds,
): readonly ClientEndpoint[] {
  const { paths = {}, submissionPaths, collectionPath = defaultCollectionPath } = client;
  const submissions = Object.values(submissionPathsOf(submissionPaths));
  if (!collection)
    return [
      get(formsPath, "state", "lang", "limit", "cursor"),
      get(`${formsPath}/{form_id}`, "lang"),
      get(collectionPath),
      ...submissions.map(post),
      ...Object.keys(endpoints).map((name) => get(endpointOf(name, paths).path, "limit", "cursor")),
    ];
  const { id, forms } = collection;
  const fetched = forms.flatMap((form) => (form.form ? [] : (form.id ?? [])));
  const submitted = forms.flatMap((form) => form.id ?? form.form?.id ?? []);
  return [
    ...(id === undefined ? [] : [get(fill(collectionPath, "collection", id))]),
    ...[...new Set(fetched)].map((form) => get(formPath(form), "lang")),
    ...[...new Set(submitted)].flatMap((form) =>
      submissions.map((path) => post(fill(path, "form", form))),
    ),
  ];
}

/** Inserts an encoded id into a path. */
const fill = (path: string, name: string, id: string): string =>
  path.replaceAll(`{${name}}`, () => encodeSegment(id, { method: "GET", path }));

/**
 * A path segment. An encoded slash or backslash is excluded: a server that decodes it before
 * routing would serve another path.
 */
const segment = "(?:[^/%]|%(?!2[fF]|5[cC])[\\da-fA-F]{2})+";

/**
 * Whether one of the endpoints permits a request, for a proxy that forwards requests below `basePath`.
 * @param basePath - path of `baseUrl`, such as `"/api"`
 */
export function allows(
  permitted: readonly ClientEndpoint[],
  { method, url }: Pick<Request, "method" | "url">,
  basePath = "",
): boolean {
  const { pathname, searchParams } = new URL(url);
  return permitted.some(
    (endpoint) =>
      endpoint.method === method &&
      patternOf(basePath + endpoint.path).test(pathname) &&
      [...searchParams.keys()].every((name) => endpoint.query.includes(name)),
  );
}

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/\{[^{}]+\}/)
      .map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
      .join(segment)}$`,
  );
