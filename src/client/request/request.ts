import { TimeoutError } from "../errors/index.ts";
import { lineOf } from "../requestLine.ts";
import { attempt, type Post, type Sending } from "./attempt.ts";
import { onAbort } from "./onAbort.ts";
import { type Backoff, maxRetries, retryDelay } from "./retryPolicy.ts";
import type { Watch } from "./withDeadline.ts";

/** How requests are sent. */
export interface RequestSettings extends Sending {
  /** For each attempt, in ms. */
  readonly timeout: number;
  /** For all attempts and the waits between them, in ms. */
  readonly totalTimeout: number;
  readonly backoff: Backoff;
  /** As in a `RequestLine`. */
  readonly submits?: boolean;
}

/**
 * The JSON that answers a GET of `url`, or `post` sent there. A GET, and what has an idempotency
 * key, is sent again after network faults and the statuses of passing trouble. No wait is begun
 * that would outlast `totalTimeout`.
 * @throws ClientError
 */
export async function request(
  url: URL,
  { timeout, totalTimeout, backoff, submits, ...sending }: RequestSettings,
  signal?: AbortSignal,
  post?: Post,
): Promise<unknown> {
  const line = { ...lineOf(url, post && "POST"), submits };
  const end = performance.now() + totalTimeout;
  const watch = onAbort(signal, line);
  const retries = post && post.idempotencyKey === undefined ? 0 : maxRetries;
  for (let retry = 1; ; retry++) {
    const left = Math.max(0, end - performance.now());
    const late = () =>
      left < timeout
        ? new TimeoutError(line, totalTimeout, "totalTimeout")
        : new TimeoutError(line, timeout);
    try {
      return await attempt(url, { ...sending, post }, line, {
        ms: Math.min(timeout, left),
        late,
        watch,
      });
    } catch (error) {
      const delay = retry > retries ? Infinity : retryDelay(retry, error, backoff);
      if (!(delay < end - performance.now())) throw error;
      await pause(delay, watch);
    }
  }
}

/**
 * Resolves after `ms`, or rejects at once with what `watch` gives. No timer or listener outlives
 * the promise.
 */
function pause(ms: number, watch: Watch): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unwatch: ReturnType<Watch>;
  return new Promise<void>((resolve, reject) => {
    unwatch = watch(reject);
    timer = setTimeout(resolve, ms);
  }).finally(() => {
    clearTimeout(timer);
    unwatch?.();
  });
}
