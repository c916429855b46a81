import { BaseUrlError } from "../errors/index.ts";
import type { RequestLine } from "../requestLine.ts";
import { isPrivate } from "./isPrivate.ts";

/** Where a service is. */
export interface Base {
  readonly baseUrl: string;
  /** Whether others on the way may read what is sent. */
  readonly allowHttp?: boolean | undefined;
}

const problems: readonly (readonly [isTrueOf: (url: URL) => boolean | string, problem: string])[] =
  [
    [({ protocol }) => !/^https?:$/.test(protocol), "is not an http or https address"],
    [({ username, password }) => username || password, "holds a user name or password"],
    [({ search, hash }) => search || hash, "has a query or a fragment, which would be lost"],
  ];

/**
 * The absolute address of `path`, which starts with a slash and is already encoded.
 * @throws BaseUrlError
 */
export function urlOf(base: Base, path: string, line: RequestLine, query?: URLSearchParams): URL {
  const url = baseOf(base, line);
  return new URL(`${url.origin}${pathOf(url)}${path}?${query ?? ""}`.replace(/\?$/, ""));
}

/**
 * The address of the service as it is.
 * @throws BaseUrlError, also when others could read what is sent there
 */
export function baseOf({ baseUrl, allowHttp }: Base, line: RequestLine): URL {
  const url = addressOf(baseUrl, line);
  if (allowHttp || isPrivate(url)) return url;
  throw new BaseUrlError(
    line,
    "leads to another machine by http, where others on the way could read what is sent: use https or, in a network that you trust, allowHttp",
  );
}

/**
 * An address, which `option` gives. A relative one is taken from where the page, or the script of a
 * worker, takes its own.
 * @throws BaseUrlError
 */
export function addressOf(address: string, line: RequestLine, option?: string): URL {
  if (!readsUrls())
    throw new BaseUrlError(
      line,
      "cannot be read, because URL is incomplete here: React Native needs react-native-url-polyfill/auto",
      option,
    );
  const url = resolve(address, line, option);
  const found = problems.find(([isTrueOf]) => isTrueOf(url));
  if (found) throw new BaseUrlError(line, found[1], option);
  return url;
}

/** The path of a base address, without slashes at its end. */
export const pathOf = ({ pathname }: URL): string => pathname.replace(/(?<!\/)\/+$/, "");

/** That of React Native throws, or joins texts, where a link must be read as `fetch` reads it. */
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
    const problem = "is relative and there is no page to take it from, or is no URL";
    throw new BaseUrlError(line, problem, option);
  }
}
