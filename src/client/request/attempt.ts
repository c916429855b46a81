import { ClientError, NetworkError, OfflineError } from "../errors/index.ts";
import type { RequestLine } from "../requestLine.ts";
import { headersOf, type HeadersOption } from "./headers.ts";
import { isOffline } from "./isOffline.ts";
import { readResponse } from "./readResponse.ts";
import { type Deadline, withDeadline } from "./withDeadline.ts";

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
