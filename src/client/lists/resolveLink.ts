import { LinkError, lineOf, type RequestLine } from "../errors/index.ts";
import { addressOf, type Base, baseOf, basePathOf } from "../request/url.ts";

export interface LinkSettings extends Base {
  readonly upstreamUrl?: string | undefined;
  /**
   * Whether a link must have the path of the list. With `false`, any path below `baseUrl` is
   * followed.
   */
  readonly samePath: boolean;
}

/**
 * Resolves a `next` or `previous` link.
 * @param list - URL of the list
 * @param from - URL of the page that contains the link
 * @throws LinkError unless the link is http(s) at the origin of `baseUrl`, has the path of the list
 * and no credentials
 */
export function resolveLink(link: string, list: URL, settings: LinkSettings, from = list): URL {
  const line = lineOf(list);
  const refuse = (problem: string, advice?: string): never => {
    throw new LinkError(line, problem, link, advice);
  };
  const found = resolve(link, from) ?? refuse("is not a URL");
  if (found.username || found.password) return refuse("contains a user name or password");
  // Fast path for nearly all links: the code below would parse more URLs and return the same.
  if (found.origin === list.origin && found.pathname === list.pathname) return found;
  const base = baseOf(settings, line);
  const url = throughBase(found, base, settings.upstreamUrl, line);
  if (url.origin !== base.origin) return refuse("has another origin than baseUrl");
  if (settings.samePath ? hasSamePath(url, list) : isBelow(url, base)) return url;
  if (!settings.samePath) return refuse("has a path that is not below baseUrl");
  return differsBySlash(url, list)
    ? refuse("differs from the list's path by a trailing slash", spelling)
    : refuse("has another path than the list");
}

function resolve(link: string, from: URL): URL | null {
  try {
    const url = new URL(link, from);
    url.hash = "";
    return url;
  } catch {
    return null;
  }
}

/**
 * Replaces `upstreamUrl` at the beginning of a URL by `base`. A URL that begins with `base` stays
 * unchanged, unless `upstreamUrl` begins with `base`, too.
 */
function throughBase(url: URL, base: URL, upstreamUrl: string | undefined, line: RequestLine): URL {
  if (upstreamUrl === undefined) return url;
  const upstream = addressOf(upstreamUrl, line, "upstreamUrl");
  if (!isBelow(url, upstream) || (isBelow(url, base) && !isBelow(upstream, base))) return url;
  const moved = new URL(base);
  moved.pathname = basePathOf(base) + url.pathname.slice(basePathOf(upstream).length);
  moved.search = url.search;
  return moved;
}

const isBelow = (url: URL, base: URL): boolean =>
  url.origin === base.origin && `${url.pathname}/`.startsWith(`${basePathOf(base)}/`);

const spelling =
  'Set the path of the list exactly as in the links, in the paths option, such as { employees: "/employees/" }';

const differsBySlash = ({ pathname: a }: URL, { pathname: b }: URL): boolean =>
  a === `${b}/` || b === `${a}/`;

const hasSamePath = (a: URL, b: URL): boolean => canonical(a) === canonical(b);

/** Normalizes the percent-encoding of a path: services differ in which characters they encode. */
function canonical({ pathname }: URL): string {
  try {
    return pathname
      .split("/")
      .map((part) => encodeURIComponent(decodeURIComponent(part)))
      .join("/");
  } catch {
    return pathname;
  }
}
