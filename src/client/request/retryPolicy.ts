import { HttpError, NetworkError, OfflineError } from "../errors/index.ts";

/** Gives the ms to wait before a retry, counted from 1. */
export type Backoff = (retry: number) => number;

/** How often a request is sent again. */
export const maxRetries = 2;

/** The longest `Retry-After` that is waited for, in ms; beyond it the error is thrown at once. */
const maxRetryAfter = 60_000;

/**
 * What passes; from 520 on what a CDN says of a service that it cannot reach:
 * https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-5xx-errors/
 */
const retriedStatuses: readonly number[] = [
  408, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 529, 530,
];

/**
 * What passes, but forbids that a person's request is repeated:
 * https://www.rfc-editor.org/rfc/rfc4918#section-11.5
 */
const retriedReads: readonly number[] = [507];

/**
 * Up to 300 ms before the first retry and 600 ms before the second, at random so that clients do
 * not come back together.
 */
export const fullJitter: Backoff = (retry) => Math.random() * 300 * 2 ** (retry - 1);

/**
 * The ms to wait before sending again after `error`, endless when that would not help. A `backoff`
 * that throws becomes its `cause`.
 */
export function retryDelay(retry: number, error: unknown, backoff: Backoff): number {
  if (!isPassing(error)) return Infinity;
  const least = leastDelay(error);
  if (least > maxRetryAfter) return Infinity;
  try {
    return Math.max(least, backoff(retry));
  } catch (cause) {
    error.cause = cause;
    return Infinity;
  }
}

type Passing = NetworkError | OfflineError | HttpError;

const isPassing = (error: unknown): error is Passing =>
  [NetworkError, OfflineError, HttpError].some((type) => error instanceof type);

function leastDelay(error: Passing): number {
  if (!(error instanceof HttpError)) return 0;
  const { method, status, retryAfter = 0 } = error;
  const isRetried =
    retriedStatuses.includes(status) || (method === "GET" && retriedReads.includes(status));
  return isRetried ? retryAfter : Infinity;
}
