import type { FormInDocument } from "../read/formInDocument.ts";

/** The classes of findings. */
export type FindingRule =
  | "definition-refused"
  | "type-unknown"
  | "option-without-value"
  | "option-twice"
  | "options-closed"
  | "label-empty"
  | "label-machine"
  | "label-twice"
  | "condition-invalid"
  | "condition-unknown"
  | "condition-circular"
  | "condition-option"
  | "condition-never"
  | "condition-always"
  | "required-hidden"
  | "sensitive-unprotected"
  | "sensitive-shown"
  | "section-empty"
  | "section-unknown"
  | "section-twice"
  | "name-unknown"
  | "check-idle"
  | "not-a-number"
  | "computed-refused"
  | "value-refused"
  | "rule-type"
  | "limit-unmet"
  | "name-two-types"
  | "text-language"
  | "text-missing";

/** What an employee would otherwise find in a form or a collection, and what to do about it. */
export interface Finding {
  /** Which class it is of, for programs and for settings. */
  readonly rule: FindingRule;
  /** Where it is in the document, such as `$.parameters[3].options[1].value`. */
  readonly path: string;
  /** The parameter that it is about, if it is about one. */
  readonly name?: string;
  /** What is wrong, in one sentence without a full stop. */
  readonly what: string;
  /** What that does to the person who fills the form in. */
  readonly why: string;
  /** What to do about it. */
  readonly advice: string;
  /** An error keeps an answer from being given or kept safe; a warning makes it hard to give. */
  readonly severity: "error" | "warning";
}

/** What one check sees: all else is said by its class. */
export interface Seen extends Pick<Finding, "rule" | "path" | "what"> {
  readonly name?: string;
}

/** What one check sees in a form. */
export type FormCheck = (linted: FormInDocument) => readonly Seen[];
