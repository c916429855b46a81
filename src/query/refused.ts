import { HttpError, LinkError, TraversalError } from "../client/index.ts";

const gone: readonly number[] = [400, 404, 410, 422];

/**
 * Whether a page other than the first cannot be had by trying again: its link is refused, by the
 * client or by the service.
 */
export const isRefused = (error: Error): boolean =>
  error instanceof LinkError ||
  error instanceof TraversalError ||
  (error instanceof HttpError && gone.includes(error.status));
