import { TimeoutError } from "../errors/index.ts";
import { lineOf } from "../requestLine.ts";
import { attemptRequest, type Post, type Sending } from "./attempt.ts";
import { stopOnAbort } from "./stopOnAbort.ts";
import { type Backoff, maxRetries, retryDelay } from "./retryPolicy.ts";
import type { Watch } from "./withDeadline.ts";

export interface RequestSettings extends Sending {
  readonly timeout: number;
  readonly totalTimeout: number;
  readonly backoff: Backoff;
  readonly submits?: boolean;
}

/**
 * Sends a GET, or `post` as a POST, and returns the JSON of the response. GETs and POSTs with an
 * idempotency key are retried after network errors and transient statuses. A wait that would exceed
 * `totalTimeout` is not started.
 * @throws ClientError
 */
export async function sendWithRetries(
  url: URL,
  { timeout, totalTimeout, backoff, submits, ...sending }: RequestSettings,
  signal?: AbortSignal,
  post?: Post,
): Promise<unknown> {
  const line = { ...lineOf(url, post && "POST"), submits };
  const end = performance.now() + totalTimeout;
  const watch = stopOnAbort(signal, line);
  const retries = post && post.idempotencyKey === undefined ? 0 : maxRetries;
  for (let retry = 1; ; retry++) {
    const left = Math.max(0, end - performance.now());
    const late = () =>
      left < timeout
        ? new TimeoutError(line, totalTimeout, "totalTimeout")
        : new TimeoutError(line, timeout);
    try {
      return await attemptRequest(url, { ...sending, post }, line, {
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
 * Resolves after `ms`, or rejects as soon as `watch` reports an error. Clears its timer and
 * listener in both cases.
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
