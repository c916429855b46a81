import ky from "ky";
import { attempt, type Sending } from "./attempt.ts";
import { AbortedError, ClientError, NetworkError, TimeoutError } from "./errors/index.ts";
import { type Backoff, maxRetries, pauseBefore } from "./pauseBefore.ts";
import { lineOf } from "./requestLine.ts";

/** How requests are sent. */
export interface RequestSettings extends Sending {
  /** For each attempt, in ms. */
  readonly timeout: number;
  /** For all attempts and the waits between them, in ms. */
  readonly totalTimeout: number;
  readonly backoff: Backoff;
}

/**
 * The JSON that answers a GET of `url`, sent again after network faults and the statuses of passing trouble.
 *
 * ky counts the attempts and waits between them. The attempts are ours, because ky's time limit ends with the answer's
 * headers, it waits for any `Retry-After`, and its errors hold the request with its headers. No wait is begun that would
 * outlast `totalTimeout`.
 * @throws ClientError
 */
export async function getJson(
  url: URL,
  { timeout, totalTimeout, backoff, ...sending }: RequestSettings,
  signal?: AbortSignal,
): Promise<unknown> {
  const line = lineOf(url);
  const end = performance.now() + totalTimeout;
  let json: unknown;
  let pause: number | null = null;
  const fetch = async () => {
    const left = Math.max(0, end - performance.now());
    const late = () =>
      left < timeout
        ? new TimeoutError(line, totalTimeout, "totalTimeout")
        : new TimeoutError(line, timeout, "timeout");
    json = await attempt(url, sending, { line, ms: Math.min(timeout, left), late, signal });
    return new Response();
  };
  try {
    await ky(url, {
      fetch,
      ...(signal && { signal }),
      timeout: false,
      retry: {
        limit: maxRetries,
        methods: ["get"],
        shouldRetry: ({ error, retryCount }) => {
          pause = pauseBefore(retryCount, error, backoff);
          return pause !== null && pause < end - performance.now();
        },
        delay: () => pause ?? 0,
      },
    });
    return json;
  } catch (error) {
    if (error instanceof ClientError) throw error;
    throw signal?.aborted ? new AbortedError(line, signal) : new NetworkError(line, error);
  }
}
