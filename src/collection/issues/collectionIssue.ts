import type { SubmitIssue } from "../../react/internal.ts";

/** An issue that blocks submission, with the id of its form. */
export interface CollectionIssue extends SubmitIssue {
  readonly form: string;
}

/**
 * Issues of the last attempt. `count` increases with each failure, so that the summary takes focus
 * again.
 */
export interface CollectionFailure {
  readonly issues: readonly CollectionIssue[];
  readonly count: number;
}
