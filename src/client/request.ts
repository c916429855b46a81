import { attempt, type Sending } from "./attempt.ts";
import { TimeoutError } from "./errors/index.ts";
import type { Backoff } from "./pauseBefore.ts";
import { lineOf } from "./requestLine.ts";
import { sendAgain } from "./sendAgain.ts";

/** How requests are sent. */
export interface RequestSettings extends Sending {
  /** For each attempt, in ms. */
  readonly timeout: number;
  /** For all attempts and the waits between them, in ms. */
  readonly totalTimeout: number;
  readonly backoff: Backoff;
}

/**
 * The JSON that answers a GET of `url`, sent again after network faults and the statuses of passing trouble. No wait is
 * begun that would outlast `totalTimeout`.
 * @throws ClientError
 */
export async function getJson(
  url: URL,
  { timeout, totalTimeout, backoff, ...sending }: RequestSettings,
  signal?: AbortSignal,
): Promise<unknown> {
  const line = lineOf(url);
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
    return sendAgain(url, failure, send, { line, end, backoff, signal });
  }
}
