import {
  HeadersError,
  ClientError,
  NetworkError,
  OfflineError,
  type RequestLine,
} from "../errors/index.ts";
import { readResponse } from "./readResponse.ts";
import { type Deadline, withDeadline } from "./deadline.ts";

/**
 * Whether the browser reports that it is offline. The request is sent anyway: a service worker may
 * respond.
 */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

// `HeadersInit` exists only in the types of browsers.
type Init = NonNullable<RequestInit["headers"]>;

/**
 * Headers, or a function that returns them. The function is called for each attempt, so that a
 * token is always fresh.
 */
export type HeadersOption = Init | (() => Init | Promise<Init>);

/**
 * Resolves the headers of one attempt.
 * @throws HeadersError, which never contains a header
 */
export async function headersOf(
  option: HeadersOption | undefined,
  line: RequestLine,
): Promise<Headers> {
  const headers = checked(typeof option === "function" ? await call(option, line) : option, line);
  if (!headers.has("accept")) headers.set("accept", "application/json");
  return headers;
}

async function call(option: () => Init | Promise<Init>, line: RequestLine) {
  try {
    return await option();
  } catch (cause) {
    throw new HeadersError(line, "is a function that failed", { cause });
  }
}

function checked(init: Init | undefined, line: RequestLine): Headers {
  try {
    return new Headers(init);
  } catch {
    // No `cause`: its message quotes the value.
    throw new HeadersError(line, "has a name or value that HTTP does not allow");
  }
}

/** Sends a `Request`, like the global `fetch`. */
export type Fetch = (request: Request) => Promise<Response>;

export interface Sending {
  readonly fetch?: Fetch | undefined;
  readonly headers?: HeadersOption | undefined;
  readonly cache?: "no-cache" | undefined;
  readonly post?: Post | undefined;
}

export interface Post {
  readonly body: string;
  /** Lets the service recognize a retried request. */
  readonly idempotencyKey: string | undefined;
}

/**
 * Sends one request and parses the JSON of its response, all within the deadline.
 * @throws ClientError
 */
export function attemptRequest(
  url: URL,
  sending: Sending,
  line: RequestLine,
  deadline: Deadline,
): Promise<unknown> {
  return withDeadline(deadline, async (signal) => {
    const { fetch = globalThis.fetch, cache } = sending;
    const headers = await headersOf(sending.headers, line);
    // The deadline passed or the caller aborted: nothing awaits the result.
    if (signal.aborted) return undefined;
    const init = {
      headers,
      signal,
      redirect: "manual",
      ...(cache && { cache }),
      ...messageOf(sending.post, headers),
    } as const;
    let Failed = isOffline() ? OfflineError : NetworkError;
    try {
      const response = await fetch(new Request(url, init));
      Failed = NetworkError;
      return await readResponse(response, line, signal);
    } catch (error) {
      throw error instanceof ClientError ? error : new Failed(line, error);
    }
  });
}

function messageOf(post: Post | undefined, headers: Headers): RequestInit | undefined {
  if (!post) return undefined;
  const { body, idempotencyKey } = post;
  headers.set("content-type", "application/json");
  if (idempotencyKey !== undefined) headers.set("idempotency-key", idempotencyKey);
  return { method: "POST", body, ...privateInit() };
}

/**
 * Returns the options that keep a response out of caches and send no `Referer`. Older Cloudflare
 * Workers, whose `Request` has no `cache`, throw when the option is set.
 */
const privateInit = (): RequestInit => ({
  referrerPolicy: "no-referrer",
  ...("cache" in Request.prototype && { cache: "no-store" }),
});
