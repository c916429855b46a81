import { recordOf } from "../core/record.ts";
import { ServiceError } from "./respond.ts";

/** A matched request. */
export interface Call {
  readonly request: Request;
  readonly url: URL;
  /** Decoded path parameters by name. */
  readonly params: Readonly<Record<string, string>>;
}

/** A route of the service. */
export interface Route {
  readonly method: "GET" | "POST";
  /** A path; `{name}` matches one segment that is not empty. */
  readonly path: string;
  readonly handle: (call: Call) => Response | Promise<Response>;
}

/**
 * Handles `request` with the first route of its path and method.
 * @throws ServiceError 400 when the path cannot be decoded, 404 and 405 when no route matches
 */
export function dispatch(routes: readonly Route[], request: Request): Response | Promise<Response> {
  const url = new URL(request.url);
  const segments = segmentsOf(url.pathname);
  const matches = routes.flatMap((route) => {
    const params = match(route.path.split("/"), segments);
    return params ? [{ route, params }] : [];
  });
  if (matches.length === 0) throw new ServiceError(404, "not_found", "Not found");
  const found = matches.find(({ route }) => route.method === request.method);
  if (found) return found.route.handle({ request, url, params: found.params });
  const allow = [...new Set(matches.map(({ route }) => route.method))].join(", ");
  throw new ServiceError(405, "method_not_allowed", `This path allows ${allow}`, {
    headers: { allow },
  });
}

/**
 * Returns the path parameters when `pathname` matches `template`, or else `null`.
 * @throws ServiceError 400 when the path cannot be decoded
 */
export const matchPath = (template: string, pathname: string) =>
  match(template.split("/"), segmentsOf(pathname));

function segmentsOf(pathname: string): string[] {
  try {
    return pathname.split("/").map(decodeURIComponent);
  } catch {
    throw new ServiceError(400, "invalid_address", "The path is not encoded correctly");
  }
}

function match(template: readonly string[], segments: readonly string[]) {
  if (template.length !== segments.length) return null;
  const params: [string, string][] = [];
  for (const [index, part] of template.entries()) {
    const segment = segments[index] ?? "";
    const name = /^\{([^{}]+)\}$/.exec(part)?.[1];
    if (name === undefined ? segment !== part : segment === "") return null;
    if (name !== undefined) params.push([name, segment]);
  }
  return recordOf(params);
}
