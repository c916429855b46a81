import type { englishIssues } from "../messages/englishIssues.ts";

/**
 * Kinds of issue, in the words of the browser's ValidityState:
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

/** An error blocks submission; a warning is only shown. */
export type Severity = "error" | "warning";

/** What is wrong with one value: data, without the value and without a sentence. */
export interface Fault {
  readonly type: IssueType;
  /**
   * Finer than `type`; it is the key of the message. One of ours, such as `tooLarge`, is what we
   * check: a rule gives its own.
   */
  readonly reason: string;
  readonly severity?: Severity | undefined;
  /**
   * The rule's own English sentence: what to do, as in "Enter the code on your card". It is told at
   * the field and, behind the label, in a list; one with `{label}` has the label itself in both. A
   * translation of `reason` replaces it, unless `reason` is one of the library's own: then this sentence is used in every
   * language, because the translation describes the library's check, whose limit may differ.
   */
  readonly message?: string | undefined;
  readonly params?: MessageParams | undefined;
}

/**
 * What a sentence has at its other placeholders, such as `{limit}`. It holds what the rule demands,
 * never what was answered. Each is told as the field shows it when it is a value, such as
 * `"1234.50"` of an amount; a list has each of its values in quotes, as in “A” or “B”, and those of
 * `questions` are labels.
 */
export type MessageParams = Readonly<Record<string, string | readonly string[]>>;

/** A fault of the parameter called `name`. */
export interface Issue extends Fault {
  readonly name: string;
  readonly severity: Severity;
}

/** What a text was read as: a value, or the reason why it could not be read. */
export type Reading =
  | { readonly ok: true; readonly value: string }
  | ({ readonly ok: false } & Unreadable);

/** Why a text could not be read. */
export interface Unreadable {
  /** `empty` for a text that holds no answer. */
  readonly reason: string;
  /** The rule's own sentence in English, as in `Fault`. */
  readonly message?: string | undefined;
  readonly params?: MessageParams | undefined;
}

/** A text that was read. */
export const read = (value: string): Reading => ({ ok: true, value });
/** A text that could not be read, and why. */
export const unread = (reason: string, message?: string, params?: MessageParams): Reading => ({
  ok: false,
  reason,
  message,
  params,
});

/** A text that holds no answer. */
export const EMPTY = "empty";

/** The fault of a value that breaks the grammar of its parameter type. */
export const fault = (type: IssueType, reason: keyof typeof englishIssues): Fault => ({
  type,
  reason,
});

/** Returns why a text is no value of a rule, with the English message in the table of the rule. */
export const unreadable = <Reason extends string>(
  messages: Readonly<Record<Reason, string>>,
  reason: Reason,
  params?: MessageParams,
): Unreadable => ({ reason, message: messages[reason], params });

/** Returns a fault, with the English message in the table of the rule or the check. */
export const ruleFault = <Reason extends string>(
  messages: Readonly<Record<Reason, string>>,
  type: IssueType,
  reason: Reason,
  params?: MessageParams,
): Fault => ({ type, ...unreadable(messages, reason, params) });

/** The English message of `belowMin`, which a parameter that allows no negative number has, too. */
export const belowMinMessages = { belowMin: "enter {limit} or more" } as const;

/** What is wrong with a number below `limit`. */
export const belowMin = (limit: string): Fault =>
  ruleFault(belowMinMessages, "rangeUnderflow", "belowMin", { limit });

/** The issue of a text that stands in a field and cannot be read. */
export const badInput = (name: string, { reason, message, params }: Unreadable): Issue =>
  issueOf(name, { type: "badInput", reason, message, params });

/** A fault, said of the parameter it was found at. */
export const issueOf = (
  name: string,
  { type, reason, severity = "error", message, params }: Fault,
): Issue => ({ name, type, reason, severity, message, params });

/** Whether an issue keeps a value from being submitted. */
export const blocks = (issue: Issue): boolean => issue.severity === "error";
