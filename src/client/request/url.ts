import {
  BaseUrlError,
  InvalidIdError,
  InvalidOptionError,
  type RequestLine,
} from "../errors/index.ts";

/** Loopback hosts: https://w3c.github.io/webappsec-secure-contexts/#localhost */
const loopback = /(?:^|\.)localhost\.?$|^127(?:\.\d+){3}$|^\[::1\]$/;

/**
 * Whether `url` is https, on this machine, or at the page's own origin. Anyone on the network can
 * read other requests. `globalThis.origin` is right in a `srcdoc` frame, too.
 */
export const isPrivate = ({ protocol, hostname, origin }: URL): boolean =>
  protocol === "https:" || loopback.test(hostname) || origin === globalThis.origin;

export interface Base {
  readonly baseUrl: string;
  readonly allowHttp?: boolean | undefined;
}

const addressProblems: readonly (readonly [
  isTrueOf: (url: URL) => boolean | string,
  problem: string,
])[] = [
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
  const found = addressProblems.find(([isTrueOf]) => isTrueOf(url));
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

const halfOfPair = "has half of a surrogate pair, which cannot be encoded";

const idProblems = new Map([
  ["", "is empty"],
  [".", "is a dot, which a URL resolves"],
  ["..", "is two dots, which a URL resolves"],
]);

/**
 * Encodes `id` as one path segment, which the service decodes to exactly `id`. The ids `.` and `..`
 * are rejected (https://url.spec.whatwg.org/#double-dot-path-segment); `%2e` is sent as `%252e`.
 * @throws InvalidIdError with `name` in its message
 */
export function encodeSegment(id: unknown, line: RequestLine, name = "the id"): string {
  const refusal = (problem: string) =>
    new InvalidIdError(
      line,
      `${name} ${problem}, so the request would go to another path. Pass the id as the service returned it`,
    );
  if (typeof id !== "string") throw refusal("is not a string");
  const problem = idProblems.get(id);
  if (problem !== undefined) throw refusal(problem);
  try {
    return encodeURIComponent(id);
  } catch {
    throw refusal(halfOfPair);
  }
}

const anywhere = { baseUrl: "http://localhost" };

// The same pattern as in `ListParams`.
const placeholders = /\{([^{}]+)\}/g;

const wellFormed =
  'it must start with "/", be percent-encoded, and have no query, no fragment and no "." or ".." segment';

/**
 * Inserts the encoded parameters into a path. Rejects a path that the URL parser would change, such
 * as one with `..`.
 * @throws InvalidIdError for a parameter that is missing or cannot be a path segment
 * @throws InvalidOptionError for an unknown parameter or an invalid path
 */
export function expandPath(
  path: string,
  params: Readonly<Record<string, string>>,
  line: RequestLine,
  notPath = "that is not a path",
): string {
  const names = [...path.matchAll(placeholders)].map(([, name = ""]) => name);
  const unknown = Object.keys(params).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new InvalidOptionError(
      line,
      `its path has no parameter "${unknown}", as in {${unknown}}`,
    );
  const missing = names.find((name) => !Object.hasOwn(params, name));
  if (missing !== undefined)
    throw new InvalidIdError(
      line,
      `its path parameter "${missing}" is missing: pass params: { ${missing}: "…" }`,
    );
  const expanded = path.replace(placeholders, (placeholder, name: string) =>
    encodeSegment(params[name], line, `the id ${placeholder}`),
  );
  if (expanded.startsWith("/") && buildUrl(anywhere, expanded, line).pathname === expanded)
    return expanded;
  throw new InvalidOptionError(line, `${notPath}: ${wellFormed}`);
}

/** A query value, converted with `String`. */
export type QueryValue = string | number | boolean;

/**
 * Builds a query. `undefined` is omitted; an array becomes one parameter per value.
 * @throws InvalidOptionError for a lone surrogate, which would be sent as another character
 */
export function createSearchParams(
  query: Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>,
  line: RequestLine,
): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) {
      if (/\p{Cs}/u.test(`${name} ${one}`))
        throw new InvalidOptionError(line, `its query ${halfOfPair}`);
      if (one !== undefined) search.append(name, `${one}`);
    }
  return search;
}
