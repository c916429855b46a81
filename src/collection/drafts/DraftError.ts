/**
 * Why a draft could not be kept: no room (`full`), a storage that the browser or its settings
 * refuse (`blocked`), a server that asks to sign in (`signedOut`), refuses (`refused`), cannot be
 * reached or fails (`unreachable`), or anything else (`failed`).
 */
export type DraftProblem = "full" | "blocked" | "signedOut" | "refused" | "unreachable" | "failed";

/** A draft could not be read, written or removed. It never holds what was to be kept. */
export class DraftError extends Error {
  override readonly name = "DraftError";
  readonly problem: DraftProblem;
  /** The status a server answered with. */
  readonly status: number | undefined;

  constructor(
    problem: DraftProblem,
    said: string,
    options: ErrorOptions & { status?: number } = {},
  ) {
    super(said, options);
    this.problem = problem;
    this.status = options.status;
  }
}

/** Returns the problem that an error of a storage stands for. */
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
