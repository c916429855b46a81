import ky from "ky";
import { AbortedError, ClientError } from "../errors/index.ts";
import type { RequestLine } from "../requestLine.ts";
import { type Backoff, maxRetries, pauseBefore } from "./pauseBefore.ts";

/** How long, and how often, a request is sent again. */
export interface Patience {
  readonly line: RequestLine;
  readonly backoff: Backoff;
  /** When no wait may go on, by `performance.now`. */
  readonly end: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * The JSON that `send` gives after its first attempt failed with `failure`.
 *
 * ky counts the attempts and waits between them. It is given the first one as it failed: a request that succeeds at
 * once, as nearly all do, is spared the copies that ky makes of it, a tenth of the work on a page of 500. The attempts
 * are ours, because ky's time limit ends with the answer's headers, it waits for any `Retry-After`, and its errors hold
 * the request with its headers.
 * @throws ClientError
 */
export async function sendAgain(
  url: URL,
  failure: unknown,
  send: () => Promise<unknown>,
  { line, backoff, end, signal }: Patience,
): Promise<unknown> {
  let next = () => Promise.reject<unknown>(failure);
  let json: unknown;
  let pause = 0;
  const fetch = async () => {
    const sent = next();
    next = send;
    json = await sent;
    return new Response();
  };
  try {
    await ky(url, {
      fetch,
      // One of its own: in a pause, ky listens to it.
      ...(signal && { signal: AbortSignal.any([signal]) }),
      timeout: false,
      retry: {
        limit: maxRetries,
        methods: ["get"],
        shouldRetry: ({ error, retryCount }) => {
          pause = pauseBefore(retryCount, error, backoff);
          return pause < end - performance.now();
        },
        delay: () => pause,
      },
    });
    return json;
  } catch (error) {
    // First of all: during a pause ky throws the signal's reason, which may be the error of another request.
    if (signal?.aborted) throw new AbortedError(line, signal);
    throw error instanceof ClientError ? error : failure;
  }
}
