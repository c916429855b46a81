import type { SubmitIssue } from "../../react/internal.ts";

/** A line of what stands against sending a collection, with the form that it is about. */
export interface CollectionIssue extends SubmitIssue {
  readonly form: string;
}

/** What an attempt failed with: `count` grows with each failure, so that each can take focus. */
export interface CollectionFailure {
  readonly issues: readonly CollectionIssue[];
  readonly count: number;
}
