import { TimeoutError } from "../errors/index.ts";
import { lineOf, type RequestLine } from "../requestLine.ts";
import { attempt, type Post, type Sending } from "./attempt.ts";
import type { Backoff } from "./pauseBefore.ts";
import { sendAgain } from "./sendAgain.ts";

/** How requests are sent. */
export interface RequestSettings extends Sending {
  /** For each attempt, in ms. */
  readonly timeout: number;
  /** For all attempts and the waits between them, in ms. */
  readonly totalTimeout: number;
  readonly backoff: Backoff;
}

/** How one request is told of and stopped, and whether sending it again changes nothing. */
interface Exchange {
  readonly line: RequestLine;
  readonly signal: AbortSignal | undefined;
  readonly repeatable: boolean;
}

/**
 * The JSON that answers a GET of `url`, sent again after network faults and the statuses of passing trouble. No wait is
 * begun that would outlast `totalTimeout`.
 * @throws ClientError
 */
export const getJson = (
  url: URL,
  settings: RequestSettings,
  signal?: AbortSignal,
): Promise<unknown> => exchange(url, settings, { line: lineOf(url), signal, repeatable: true });

/**
 * The JSON that answers a POST to `url`, sent again as a GET is when it has an idempotency key, else sent once.
 * @throws ClientError
 */
export const postJson = (
  url: URL,
  settings: RequestSettings,
  post: Post,
  signal?: AbortSignal,
): Promise<unknown> => {
  const repeatable = post.idempotencyKey !== undefined;
  return exchange(url, { ...settings, post }, { line: lineOf(url, "POST"), signal, repeatable });
};

async function exchange(
  url: URL,
  { timeout, totalTimeout, backoff, ...sending }: RequestSettings,
  { line, signal, repeatable }: Exchange,
): Promise<unknown> {
  const end = performance.now() + totalTimeout;
  const send = () => {
    const left = Math.max(0, end - performance.now());
    const late = () =>
      left < timeout
        ? new TimeoutError(line, totalTimeout, "totalTimeout")
        : new TimeoutError(line, timeout, "timeout");
    return attempt(url, sending, { line, ms: Math.min(timeout, left), late, signal });
  };
  try {
    return await send();
  } catch (failure) {
    if (!repeatable) throw failure;
    return sendAgain(url, failure, send, { line, end, backoff, signal });
  }
}
