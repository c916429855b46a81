/** Kinds of issue, in the words of the browser's ValidityState: https://html.spec.whatwg.org/#validitystate */
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
  /** Finer than `type`; it is the key of the message. */
  readonly reason: string;
  readonly severity?: Severity;
  /** The rule's own sentence in English, with `{label}` for the label; a translation has one for `reason`. */
  readonly message?: string;
}

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
  readonly message?: string;
}

export const read = (value: string): Reading => ({ ok: true, value });
export const unread = (reason: string, message?: string): Reading => ({
  ok: false,
  reason,
  ...(message !== undefined && { message }),
});

/** A text that holds no answer. */
export const EMPTY = "empty";

const types = {
  missing: "valueMissing",
  notText: "typeMismatch",
  notBoolean: "typeMismatch",
  notNumber: "typeMismatch",
  notOption: "typeMismatch",
  notWhole: "stepMismatch",
  tooManyDecimals: "stepMismatch",
  negative: "rangeUnderflow",
  notPositive: "rangeUnderflow",
  tooLarge: "rangeOverflow",
} as const satisfies Record<string, IssueType>;

/** The fault of a value that breaks the grammar of its parameter type. */
export const fault = (reason: keyof typeof types): Fault => ({ type: types[reason], reason });

/** The issue of a text that stands in a field and cannot be read. */
export const badInput = (name: string, { reason, message }: Unreadable): Issue =>
  issueOf(name, { type: "badInput", reason, ...(message !== undefined && { message }) });

/** A fault, said of the parameter it was found at. */
export const issueOf = (name: string, found: Fault): Issue => ({
  ...found,
  name,
  severity: found.severity ?? "error",
});

/** Whether an issue keeps a value from being submitted. */
export const blocks = (issue: Issue): boolean => issue.severity === "error";
