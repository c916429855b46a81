import { BaseUrlError } from "../errors/index.ts";
import type { RequestLine } from "../requestLine.ts";
import { isPrivate } from "./isPrivate.ts";

export interface Base {
  readonly baseUrl: string;
  readonly allowHttp?: boolean | undefined;
}

const problems: readonly (readonly [isTrueOf: (url: URL) => boolean | string, problem: string])[] =
  [
    [({ protocol }) => !/^https?:$/.test(protocol), "is not an http or https address"],
    [({ username, password }) => username || password, "contains a user name or password"],
    [({ search, hash }) => search || hash, "has a query or a fragment, which would be lost"],
  ];

/**
 * Builds the absolute URL of `path`, which starts with a slash and is already encoded.
 * @throws BaseUrlError
 */
export function buildUrl(
  base: Base,
  path: string,
  line: RequestLine,
  query?: URLSearchParams,
): URL {
  const url = baseOf(base, line);
  return new URL(`${url.origin}${basePathOf(url)}${path}?${query ?? ""}`.replace(/\?$/, ""));
}

/**
 * Resolves the URL of the service.
 * @throws BaseUrlError for an invalid URL, and for http that is not allowed
 */
export function baseOf({ baseUrl, allowHttp }: Base, line: RequestLine): URL {
  const url = addressOf(baseUrl, line);
  if (allowHttp || isPrivate(url)) return url;
  throw new BaseUrlError(
    line,
    "is an http URL of another machine, so others on the way could read the requests: use https or, in a network that you trust, allowHttp",
  );
}

/**
 * Resolves the address in `option`. A relative address is resolved against the base of the document
 * or the script of a worker.
 * @throws BaseUrlError
 */
export function addressOf(address: string, line: RequestLine, option?: string): URL {
  if (!readsUrls())
    throw new BaseUrlError(
      line,
      "cannot be parsed, because URL is incomplete here: React Native needs react-native-url-polyfill/auto",
      option,
    );
  const url = resolve(address, line, option);
  const found = problems.find(([isTrueOf]) => isTrueOf(url));
  if (found) throw new BaseUrlError(line, found[1], option);
  return url;
}

/** Returns the path of a base URL, without trailing slashes. */
export const basePathOf = ({ pathname }: URL): string => pathname.replace(/(?<!\/)\/+$/, "");

/** Whether `URL` resolves links as `fetch` does. React Native's `URL` throws, or joins strings. */
function readsUrls(): boolean {
  try {
    return new URL("../b?c", "HTTPS://A.test/a/").href === "https://a.test/b?c";
  } catch {
    return false;
  }
}

function resolve(address: string, line: RequestLine, option?: string): URL {
  try {
    return new URL(address, globalThis.document?.baseURI ?? globalThis.location?.href);
  } catch {
    const problem = "is relative and there is no page to resolve it against, or is not a URL";
    throw new BaseUrlError(line, problem, option);
  }
}
