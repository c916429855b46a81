/**
 * Reasons why a draft could not be saved:
 *
 * - `full`: there is no space left.
 * - `blocked`: the browser or its settings block the storage.
 * - `signedOut`: the server requires a sign-in.
 * - `refused`: the server rejected the draft.
 * - `unreachable`: the server cannot be reached or failed.
 * - `failed`: any other reason.
 */
export type DraftProblem = "full" | "blocked" | "signedOut" | "refused" | "unreachable" | "failed";

/** Error of reading, writing or removing a draft. It never contains answers. */
export class DraftError extends Error {
  override readonly name = "DraftError";
  readonly problem: DraftProblem;
  /** Status of the server's response. */
  readonly status: number | undefined;

  constructor(
    problem: DraftProblem,
    message: string,
    options: ErrorOptions & { status?: number } = {},
  ) {
    super(message, options);
    this.problem = problem;
    this.status = options.status;
  }
}

export function problemOf(error: unknown): DraftProblem {
  if (error instanceof DraftError) return error.problem;
  return error instanceof DOMException ? (byName[error.name] ?? "failed") : "failed";
}

const byName: Readonly<Record<string, DraftProblem>> = {
  QuotaExceededError: "full",
  NS_ERROR_DOM_QUOTA_REACHED: "full",
  SecurityError: "blocked",
  InvalidStateError: "blocked",
  NotAllowedError: "blocked",
};
