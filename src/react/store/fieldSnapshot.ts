import type { Issue } from "../../core/values/issue.ts";

/** Rendered state of a field besides its value. The same object until it changes. */
export interface FieldSnapshot {
  readonly issue: Issue | null;
  /** The message of the host or service. */
  readonly serverError: string | undefined;
  readonly hidden: boolean;
  /** Whether it is the last visible field. */
  readonly last: boolean;
  readonly origin: string | null;
  /** Whether a person checked the prefilled value; `null` if there is nothing to check. */
  readonly confirmed: boolean | null;
  readonly computedFrom: readonly string[];
  /** The value at blur in words, if its text can be misread. */
  readonly inWords: string | null;
}

export const sameSnapshot = (a: FieldSnapshot, b: FieldSnapshot): boolean =>
  a.serverError === b.serverError &&
  a.hidden === b.hidden &&
  a.last === b.last &&
  a.origin === b.origin &&
  a.confirmed === b.confirmed &&
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
