import {
  BodyTooLargeError,
  HttpError,
  NetworkError,
  NotJsonError,
  RedirectError,
} from "../errors/index.ts";
import type { RequestLine } from "../requestLine.ts";
import { maxBytes, readText } from "./readText.ts";

const redirects: readonly number[] = [301, 302, 303, 307, 308];

/**
 * The JSON of a successful answer, `null` for an empty one to a POST. Throws another `ClientError`
 * than `AbortedError` or `TimeoutError` for any other answer.
 */
export async function readJson(
  response: Response,
  line: RequestLine,
  signal: AbortSignal,
): Promise<unknown> {
  const { status } = response;
  if (response.type === "error") throw new NetworkError(line);
  // A browser hides the status of a redirect that it was told not to follow.
  if (response.type === "opaqueredirect" || redirects.includes(status) || isLedOn(response, line))
    throw new RedirectError(line);
  const reading = readText(response, signal);
  // The status of a refusal counts, and when to come back, also when its body breaks off.
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
 * Whether a text that is no JSON begins as an object or a list does, and ends before that does:
 * nothing else tells of an answer in HTTP/1.0 that it broke off.
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

/** That of React Native follows redirects whatever it is told, and tells only where it got. */
const isLedOn = ({ redirected, url }: Partial<Response>, { path }: RequestLine): boolean =>
  redirected ?? (url ? new URL(url).pathname !== path : false);

/** `undefined`, which no JSON is, for text that is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The one form of a date that does not say that it is in GMT: "Sun Nov  6 08:49:37 1994". */
const asctime = /^\w{3} \w{3} [ \d]\d [\d:]{8} \d{4}$/;

/**
 * The wait that `Retry-After` asks for, in ms, never negative, and finite: more than a billion
 * seconds counts as that. The longest, when it was sent more than once. A date counts from the
 * answer's own `Date`, because a device's clock may be wrong. `undefined` when it is absent or is
 * neither seconds nor an HTTP date, of which there are three forms
 * (https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7).
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

/** Returns the values of a header that was sent several times. The name of a day has a comma, too. */
const listOf = (headers: Headers, name: string): readonly string[] =>
  (headers.get(name) ?? "").split(/, *(?!\d\d[ -][A-Z])/);

/** An HTTP date, in ms; `NaN` for another text: "5.5" would be a day in 2001. */
function dateOf(text: string): number {
  const gmt = asctime.test(text) ? `${text} GMT` : text;
  return gmt.endsWith(" GMT") ? Date.parse(gmt) : Number.NaN;
}
