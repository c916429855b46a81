import {
  BodyTooLargeError,
  HttpError,
  NetworkError,
  NotJsonError,
  RedirectError,
  type RequestLine,
} from "../errors/index.ts";
import { maxBytes, readBody } from "./readBody.ts";

const redirects: readonly number[] = [301, 302, 303, 307, 308];

/**
 * Parses the JSON of a successful response; `null` for an empty response to a POST.
 * @throws ClientError for any other response, but never `AbortedError` or `TimeoutError`
 */
export async function readResponse(
  response: Response,
  line: RequestLine,
  signal: AbortSignal,
): Promise<unknown> {
  const { status } = response;
  if (response.type === "error") throw new NetworkError(line);
  // With `redirect: "manual"` browsers hide the status.
  if (
    response.type === "opaqueredirect" ||
    redirects.includes(status) ||
    wasRedirected(response, line)
  )
    throw new RedirectError(line);
  const reading = readBody(response, signal);
  // The status and `Retry-After` of an error response matter even when its body is truncated.
  const text = await (response.ok ? reading : reading.catch(() => null));
  const json = text === null ? undefined : parse(text);
  if (!response.ok)
    throw new HttpError(line, { status, body: json, retryAfter: retryAfterOf(response.headers) });
  if (text === null) throw new BodyTooLargeError(line, maxBytes);
  if (text.trim() === "" && line.method === "POST") return null;
  if (json !== undefined) return json;
  throw isCutOff(text) ? new NetworkError(line) : new NotJsonError(line, status);
}

/**
 * Whether a text that is not JSON is the beginning of an object or array. Nothing else reveals that
 * an HTTP/1.0 response was truncated.
 */
function isCutOff(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  let depth = 0;
  let isQuoted = false;
  for (const [token] of text.matchAll(/\\.|["[\]{}]/g)) {
    if (token === '"') isQuoted = !isQuoted;
    else if (!isQuoted) depth += "[{".includes(token) ? 1 : -1;
  }
  return isQuoted || depth > 0;
}

/**
 * Whether `fetch` followed a redirect. React Native's `fetch` ignores `redirect`; only the final
 * URL reveals it.
 */
const wasRedirected = ({ redirected, url }: Partial<Response>, { path }: RequestLine): boolean =>
  redirected ?? (url ? new URL(url).pathname !== path : false);

/** Parses JSON. Returns `undefined`, which no JSON is, for invalid text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The only HTTP date format without "GMT": "Sun Nov  6 08:49:37 1994". */
const asctime = /^\w{3} \w{3} [ \d]\d [\d:]{8} \d{4}$/;

/**
 * Parses `Retry-After` to ms, never negative; `undefined` when it is absent or invalid.
 *
 * - A date (in one of three formats, https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7) is
 *   relative to the response's own `Date`, because the device's clock may be wrong.
 * - When the header occurs several times, the longest wait counts.
 * - At most a billion seconds count, so that the result is finite.
 */
export function retryAfterOf(headers: Headers): number | undefined {
  const [now = Date.now()] = listOf(headers, "date").map(dateOf).filter(isThere);
  const waits = listOf(headers, "retry-after").map((text) =>
    /^\d+$/.test(text) ? Math.min(Number(text), 1e9) * 1000 : dateOf(text) - now,
  );
  const found = waits.filter(isThere);
  return found.length > 0 ? Math.max(0, ...found) : undefined;
}

const isThere = (ms: number): boolean => !Number.isNaN(ms);

/** Splits the values of a repeated header, but not at the comma after the weekday of a date. */
const listOf = (headers: Headers, name: string): readonly string[] =>
  (headers.get(name) ?? "").split(/, *(?!\d\d[ -][A-Z])/);

/** Parses an HTTP date to ms. `NaN` for other text: `Date.parse("5.5")` would be a day in 2001. */
function dateOf(text: string): number {
  const gmt = asctime.test(text) ? `${text} GMT` : text;
  return gmt.endsWith(" GMT") ? Date.parse(gmt) : Number.NaN;
}
