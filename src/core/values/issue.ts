import type { englishIssues } from "../messages/englishIssues.ts";

/**
 * Kinds of issue, named as in `ValidityState` of the browser:
 * https://html.spec.whatwg.org/#validitystate
 */
export type IssueType =
  | "valueMissing"
  | "badInput"
  | "typeMismatch"
  | "patternMismatch"
  | "stepMismatch"
  | "rangeUnderflow"
  | "rangeOverflow"
  | "tooShort"
  | "tooLong"
  | "customError";

/** An error blocks submission. A warning does not. */
export type Severity = "error" | "warning";

/** An issue of one value. Never contains the value. */
export interface ValueIssue {
  readonly type: IssueType;
  /**
   * Key of the message, more specific than `type`. A rule should define its own keys, because those
   * of the library describe other validations.
   */
  readonly reason: string;
  readonly severity?: Severity | undefined;
  /**
   * English message of the rule, an instruction such as "Enter the code on your card".
   * - A field renders it alone, and a list renders it after the label. A message with `{label}`
   *   contains the label in both places.
   * - A translation of `reason` replaces it, unless it is a `reason` of the library, whose
   *   translation describes another validation.
   */
  readonly message?: string | undefined;
  readonly params?: MessageParams | undefined;
}

/**
 * Values of the placeholders of a message, such as `{limit}`. Parameters come from the rule and
 * never contain an answer.
 * - A value, such as `"1234.50"` of an amount, is formatted as in the field.
 * - The texts of a list are rendered in quotes, as in “A” or “B”.
 * - `questions` are labels.
 */
export type MessageParams = Readonly<Record<string, string | readonly string[]>>;

/** An issue of the parameter called `name`. */
export interface Issue extends ValueIssue {
  readonly name: string;
  readonly severity: Severity;
}

/** Result of parsing a text: a value, or the reason why there is none. */
export type Reading =
  | { readonly ok: true; readonly value: string }
  | ({ readonly ok: false } & Unreadable);

/** Reason why a text could not be parsed. */
export interface Unreadable {
  /** Key of the message; `empty` for a text without an answer. */
  readonly reason: string;
  /** English message of the rule, as in `ValueIssue`. */
  readonly message?: string | undefined;
  readonly params?: MessageParams | undefined;
}

export const read = (value: string): Reading => ({ ok: true, value });
export const unread = (reason: string, message?: string, params?: MessageParams): Reading => ({
  ok: false,
  reason,
  message,
  params,
});

/** Reason of a text without an answer. */
export const EMPTY = "empty";

/** Creates an issue with a reason of the library. */
export const valueIssue = (type: IssueType, reason: keyof typeof englishIssues): ValueIssue => ({
  type,
  reason,
});

/** Returns a reason with its message from the table of a rule. */
export const unreadable = <Reason extends string>(
  messages: Readonly<Record<Reason, string>>,
  reason: Reason,
  params?: MessageParams,
): Unreadable => ({ reason, message: messages[reason], params });

/** Creates an issue, with its message from the table of the rule or the check. */
export const ruleIssue = <Reason extends string>(
  messages: Readonly<Record<Reason, string>>,
  type: IssueType,
  reason: Reason,
  params?: MessageParams,
): ValueIssue => ({ type, ...unreadable(messages, reason, params) });

/** Message of `min`, and of a negative number where zero is allowed. */
export const belowMinMessages = { belowMin: "enter {limit} or more" } as const;

export const belowMin = (limit: string): ValueIssue =>
  ruleIssue(belowMinMessages, "rangeUnderflow", "belowMin", { limit });

/** Creates the issue of a text that could not be parsed. */
export const badInput = (name: string, { reason, message, params }: Unreadable): Issue =>
  issueOf(name, { type: "badInput", reason, message, params });

export const issueOf = (
  name: string,
  { type, reason, severity = "error", message, params }: ValueIssue,
): Issue => ({ name, type, reason, severity, message, params });

/** Whether an issue prevents submission. */
export const blocks = (issue: Issue): boolean => issue.severity === "error";
