import type { FormInDocument } from "../formInDocument.ts";
import type { FindingRule } from "./findings.ts";

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
