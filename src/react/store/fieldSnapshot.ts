import type { Issue } from "../../core/values/issue.ts";

/** The state that a field renders beside its value: the same object until some of it changes. */
export interface FieldSnapshot {
  /** The issue that may be shown by now. */
  readonly issue: Issue | null;
  /** The message of the host, or of a service, about the answer. */
  readonly serverError: string | undefined;
  /** Whether a condition hides it. */
  readonly hidden: boolean;
  /** Whether none that is visible comes after it. */
  readonly last: boolean;
  /** The origin of a prefilled answer. */
  readonly origin: string | null;
  /** Names of the parameters that its answer is computed from. */
  readonly computedFrom: readonly string[];
  /** The answer that it was left with, in words where it can be misread. */
  readonly inWords: string | null;
}

/** Whether two snapshots render alike. */
export const sameSnapshot = (a: FieldSnapshot, b: FieldSnapshot): boolean =>
  a.serverError === b.serverError &&
  a.hidden === b.hidden &&
  a.last === b.last &&
  a.origin === b.origin &&
  a.inWords === b.inWords &&
  String(a.computedFrom) === String(b.computedFrom) &&
  sameIssue(a.issue, b.issue);

/** Whether two issues have the same message. */
const sameIssue = (a: Issue | null, b: Issue | null): boolean =>
  a === b ||
  (a?.reason === b?.reason &&
    a?.severity === b?.severity &&
    a?.message === b?.message &&
    !a?.params &&
    !b?.params);
