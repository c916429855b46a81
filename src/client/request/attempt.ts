import { ClientError, NetworkError, OfflineError } from "../errors/index.ts";
import type { RequestLine } from "../requestLine.ts";
import { headersOf, type HeadersOption } from "./headers.ts";
import { isOffline } from "./isOffline.ts";
import { readJson } from "./readJson.ts";
import { type Deadline, withDeadline } from "./withDeadline.ts";

/** Sends a request, as the global `fetch` does when it is given a `Request`. */
export type Fetch = (request: Request) => Promise<Response>;

/** How one attempt is sent. */
export interface Sending {
  readonly fetch?: Fetch | undefined;
  readonly headers?: HeadersOption | undefined;
  /** What the browser's own cache may answer; what its headers say unless given. */
  readonly cache?: "no-cache" | undefined;
  /** What is sent; a GET has none. */
  readonly post?: Post | undefined;
}

/** The body of a POST. */
export interface Post {
  /** JSON. */
  readonly body: string;
  /** Tells the service that a request which is sent again is the same one. */
  readonly idempotencyKey: string | undefined;
}

/** The JSON that answers `url`, all of it read within the deadline. Throws a `ClientError`. */
export function attempt(
  url: URL,
  sending: Sending,
  line: RequestLine,
  deadline: Deadline,
): Promise<unknown> {
  return withDeadline(deadline, async (signal) => {
    const { fetch = globalThis.fetch, cache } = sending;
    const headers = await headersOf(sending.headers, line);
    // Nobody waits any more.
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
      return await readJson(response, line, signal);
    } catch (error) {
      throw error instanceof ClientError ? error : new Failed(line, error);
    }
  });
}

/** What makes a request a POST. */
function messageOf(post: Post | undefined, headers: Headers): RequestInit | undefined {
  if (!post) return undefined;
  const { body, idempotencyKey } = post;
  headers.set("content-type", "application/json");
  if (idempotencyKey !== undefined) headers.set("idempotency-key", idempotencyKey);
  return { method: "POST", body, ...unseen() };
}

/**
 * Answers are kept by no cache, and do not say from which page they come. Older Cloudflare Workers,
 * whose requests have no `cache`, refuse to be told of one.
 */
const unseen = (): RequestInit => ({
  referrerPolicy: "no-referrer",
  ...("cache" in Request.prototype && { cache: "no-store" }),
});
