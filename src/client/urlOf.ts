import { BaseUrlError } from "./errors/index.ts";
import type { RequestLine } from "./requestLine.ts";

const problems: readonly (readonly [isTrueOf: (url: URL) => boolean, problem: string])[] = [
  [({ protocol }) => !/^https?:$/.test(protocol), "is not an http or https address"],
  [({ username, password }) => username + password !== "", "holds a user name or password"],
  [({ search, hash }) => search + hash !== "", "has a query or a fragment, which would be lost"],
];

/**
 * The absolute address of `path`, which starts with a slash and is already encoded. A relative `baseUrl` is taken from the
 * page's location.
 * @throws BaseUrlError
 */
export function urlOf(baseUrl: string, path: string, query?: URLSearchParams): URL {
  const line = { method: "GET", path };
  const url = resolve(baseUrl, line);
  const found = problems.find(([isTrueOf]) => isTrueOf(url));
  if (found) throw new BaseUrlError(line, found[1]);
  url.pathname = url.pathname.replace(/\/+$/, "") + path;
  if (query) url.search = query.toString();
  return url;
}

function resolve(baseUrl: string, line: RequestLine): URL {
  try {
    return new URL(baseUrl, globalThis.location?.href);
  } catch {
    throw new BaseUrlError(line, "is relative and there is no page to take it from, or is no URL");
  }
}
