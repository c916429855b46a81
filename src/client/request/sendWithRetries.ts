import { HttpError, NetworkError, OfflineError, TimeoutError, lineOf } from "../errors/index.ts";
import { attemptRequest, type Post, type Sending } from "./attempt.ts";
import { stopOnAbort, type Watch } from "./deadline.ts";

/** Returns the wait before a retry, in ms. Retries are counted from 1. */
export type Backoff = (retry: number) => number;

const maxRetries = 2;

/** The longest `Retry-After` that is respected, in ms. Beyond it the error is thrown at once. */
const maxRetryAfter = 60_000;

/**
 * Transient statuses. From 520 on, a CDN reports that it cannot reach the service:
 * https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-5xx-errors/
 */
const retriedStatuses: readonly number[] = [
  408, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 529, 530,
];

/**
 * Transient statuses after which only GETs are retried:
 * https://www.rfc-editor.org/rfc/rfc4918#section-11.5
 */
const retriedReads: readonly number[] = [507];

/**
 * Waits up to 300 ms before the first retry and up to 600 ms before the second, at random, so that
 * clients do not retry at the same moment.
 */
export const fullJitter: Backoff = (retry) => Math.random() * 300 * 2 ** (retry - 1);

/**
 * Returns the wait before the next attempt after `error`, in ms; `Infinity` when a retry would not
 * help. An error that `backoff` throws becomes the `cause` of `error`.
 */
export function retryDelay(retry: number, error: unknown, backoff: Backoff): number {
  if (!isNetworkOrHttpError(error)) return Infinity;
  const least = leastDelay(error);
  if (least > maxRetryAfter) return Infinity;
  try {
    return Math.max(least, backoff(retry));
  } catch (cause) {
    error.cause = cause;
    return Infinity;
  }
}

type NetworkOrHttpError = NetworkError | OfflineError | HttpError;

const isNetworkOrHttpError = (error: unknown): error is NetworkOrHttpError =>
  [NetworkError, OfflineError, HttpError].some((type) => error instanceof type);

function leastDelay(error: NetworkOrHttpError): number {
  if (!(error instanceof HttpError)) return 0;
  const { method, status, retryAfter = 0 } = error;
  const isRetried =
    retriedStatuses.includes(status) || (method === "GET" && retriedReads.includes(status));
  return isRetried ? retryAfter : Infinity;
}

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
