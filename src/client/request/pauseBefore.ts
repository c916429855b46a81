import { HttpError, NetworkError } from "../errors/index.ts";

/** Gives the ms to wait before a retry, counted from 1. */
export type Backoff = (retry: number) => number;

/** How often a request is sent again. */
export const maxRetries = 2;

/** The longest `Retry-After` that is waited for, in ms; beyond it the error is thrown at once. */
const maxRetryAfter = 60_000;

const retriedStatuses = new Set([408, 429, 500, 502, 503, 504]);

/** Up to 300 ms before the first retry and 600 ms before the second, at random so that clients do not come back together. */
export const fullJitter: Backoff = (retry) => Math.random() * 300 * 2 ** (retry - 1);

/** The ms to wait before sending again after `error`, or `null` when that would not help. */
export function pauseBefore(retry: number, error: Error, backoff: Backoff): number | null {
  if (error instanceof NetworkError) return backoff(retry);
  if (!(error instanceof HttpError) || !retriedStatuses.has(error.status)) return null;
  const { retryAfter = 0 } = error;
  return retryAfter > maxRetryAfter ? null : Math.max(retryAfter, backoff(retry));
}
