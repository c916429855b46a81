import { BaseUrlError } from "../errors/index.ts";
import type { RequestLine } from "../requestLine.ts";

const problems: readonly (readonly [isTrueOf: (url: URL) => boolean | string, problem: string])[] =
  [
    [({ protocol }) => !/^https?:$/.test(protocol), "is not an http or https address"],
    [({ username, password }) => username || password, "holds a user name or password"],
    [({ search, hash }) => search || hash, "has a query or a fragment, which would be lost"],
  ];

/**
 * The absolute address of `path`, which starts with a slash and is already encoded. A relative
 * `baseUrl` is taken from the page's location.
 * @throws BaseUrlError
 */
export function urlOf(
  baseUrl: string,
  path: string,
  line: RequestLine,
  query?: URLSearchParams,
): URL {
  const url = baseOf(baseUrl, line);
  url.pathname = pathOf(url) + path;
  if (query) url.search = `${query}`;
  return url;
}

/** A base address, which `option` gives, as it is. */
export function baseOf(baseUrl: string, line: RequestLine, option?: string): URL {
  const url = resolve(baseUrl, line, option);
  const found = problems.find(([isTrueOf]) => isTrueOf(url));
  if (found) throw new BaseUrlError(line, found[1], option);
  return url;
}

/** The path of a base address, without slashes at its end. */
export const pathOf = ({ pathname }: URL): string => pathname.replace(/(?<!\/)\/+$/, "");

function resolve(baseUrl: string, line: RequestLine, option?: string): URL {
  try {
    return new URL(baseUrl, globalThis.location?.href);
  } catch {
    const problem = "is relative and there is no page to take it from, or is no URL";
    throw new BaseUrlError(line, problem, option);
  }
}
