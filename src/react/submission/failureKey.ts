import type { MessageKey } from "../../core/english.ts";

/**
 * What is told of a submission that failed with `error`. Its name tells, since the form entry has
 * no HTTP client whose class it could be.
 */
export const failureKey = (error: unknown): MessageKey =>
  error instanceof Error && error.name === "SubmitOutcomeUnknown"
    ? "submitUnknown"
    : "submitFailed";
