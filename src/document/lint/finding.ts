import type { FormInDocument } from "../read/formInDocument.ts";

/** A problem of a form or a collection that employees would encounter, and its solution. */
export interface Finding {
  /** Id of the lint rule, for programs and settings. */
  readonly rule: FindingRule;
  /** Path in the document, such as `$.parameters[3].options[1].value`. */
  readonly path: string;
  /** Name of the parameter with the problem, if any. */
  readonly name?: string;
  /** The problem, in one sentence without a full stop. */
  readonly what: string;
  /** The consequence for the person who fills in the form. */
  readonly why: string;
  /** The solution. */
  readonly advice: string;
  /** `error` when an answer cannot be given or is not safe; `warning` when it is hard to give. */
  readonly severity: "error" | "warning";
}

/** Texts and severity of each lint rule. */
const findings = {
  "definition-refused": {
    why: "The form cannot be drawn: an employee sees an apology in its place",
    advice: "Correct the definition",
    severity: "error",
  },
  "type-unknown": {
    why: "What an employee types is not checked as the type says",
    advice: "Use one of the types boolean, currency, number, percent, select and string",
    severity: "warning",
  },
  "option-without-value": {
    why: "An employee is never offered this option: an answer is left empty without it",
    advice: "Take the option away",
    severity: "warning",
  },
  "option-twice": {
    why: "Only the first of them can be chosen, whatever the other one says",
    advice: "Give each option a value of its own, or take one away",
    severity: "error",
  },
  "options-closed": {
    why: "An employee can choose nothing, and if an answer is required, cannot go on",
    advice: "Open an option, or take the question away",
    severity: "error",
  },
  "label-empty": {
    why: "An employee sees a field and is not told what belongs into it",
    advice: "Write the question as you would ask it aloud",
    severity: "error",
  },
  "label-machine": {
    why: "An employee reads the name of a database column, and guesses what is asked",
    advice: "Write the question as you would ask it aloud",
    severity: "warning",
  },
  "label-twice": {
    why: "An employee, a screen reader and a list of errors cannot tell the two apart",
    advice: "Say in each label what is different, or put them into sections of their own",
    severity: "warning",
  },
  "condition-invalid": {
    why: "Nothing of the form can be drawn with it",
    advice:
      "Write { name } with one of equals, oneOf, not and answered, or { all: […] }, or { any: […] }",
    severity: "error",
  },
  "condition-unknown": {
    why: "Nothing of the form can be drawn while a condition asks for what is not there",
    advice: "Correct the name: names are compared to the letter",
    severity: "error",
  },
  "condition-circular": {
    why: "An employee would never be asked any of them",
    advice: "Take the condition of one of them away",
    severity: "error",
  },
  "condition-option": {
    why: "No employee can give that answer, so that the condition never sees it",
    advice: "Correct the value: it is what is submitted, compared to the letter",
    severity: "error",
  },
  "condition-never": {
    why: "No employee is ever asked, whatever they answer",
    advice: "Correct the condition, or take away what it is for",
    severity: "error",
  },
  "condition-always": {
    why: "Every employee is asked, as without the condition: somebody meant to ask fewer",
    advice: "Correct the condition, or take it away",
    severity: "warning",
  },
  "required-hidden": {
    why: "An answer must be there that no employee is ever asked for",
    advice: "Correct the condition, or make the question optional",
    severity: "error",
  },
  "sensitive-unprotected": {
    why: "The answer identifies an employee or moves their money, and a mistyped one would be taken",
    advice: "Give it a rule of its kind, such as ssn, accountNumber or routingNumber",
    severity: "warning",
  },
  "sensitive-shown": {
    why: "The answer identifies an employee or moves their money, and stands on the screen and in drafts for others to read",
    advice: "Give it the type string and a name or a rule that says what it is",
    severity: "error",
  },
  "section-empty": {
    why: "An employee never sees this heading: nothing is asked below it",
    advice: "Name the parameters that belong to it, or take it away",
    severity: "warning",
  },
  "section-unknown": {
    why: "The question stands elsewhere than the section says, or is not asked at all",
    advice: "Correct the name: names are compared to the letter",
    severity: "warning",
  },
  "section-twice": {
    why: "A question is asked once, in the first section that names it",
    advice: "Take the name out of one of the sections",
    severity: "warning",
  },
  "name-unknown": {
    why: "What is said of it is said of nothing: no answer is checked, worked out or explained by it",
    advice: "Correct the name: names are compared to the letter",
    severity: "error",
  },
  "check-idle": {
    why: "It compares what was entered more than once, and this form is asked once: it never refuses anything",
    advice: "Let the form repeat, or take the check away",
    severity: "warning",
  },
  "not-a-number": {
    why: "It counts for nothing, so that what is worked out or checked of it is wrong",
    advice: "Give the question the type of a number or the rule decimal, or leave it out",
    severity: "error",
  },
  "computed-refused": {
    why: "The form is refused for an answer that an employee cannot edit, so that they cannot go on",
    advice: "Round it with decimals, or give the question a type that has as many",
    severity: "error",
  },
  "value-refused": {
    why: "The form is refused until an employee corrects what they did not enter",
    advice: "Give it as it is submitted, or leave it out",
    severity: "error",
  },
  "rule-type": {
    why: "It refuses every answer that the question takes, or checks nothing of it",
    advice: "Give the question another type, or another rule",
    severity: "error",
  },
  "limit-unmet": {
    why: "No answer is accepted, so that an employee cannot go on",
    advice: "Correct the limits",
    severity: "error",
  },
  "name-two-types": {
    why: "An employee who gave the answer once is asked for it in another shape, and it is not offered again",
    advice: "Give both the same type, or one of them another name",
    severity: "warning",
  },
  "text-garbled": {
    why: "It is read, or submitted, otherwise than it was meant",
    advice: "Write it as it is meant, or correct what converts it",
    severity: "warning",
  },
  "text-unfinished": {
    why: "An employee reads a placeholder, or a note that its author left",
    advice: "Write it",
    severity: "warning",
  },
  "text-repeated": {
    why: "An employee reads or hears the same twice",
    advice: "Take the description away",
    severity: "warning",
  },
  "text-capitals": {
    why: "Capitals are slow to read, and some screen readers spell them",
    advice: "Write it as a sentence",
    severity: "warning",
  },
  "label-marked": {
    why: "An employee is told twice, and once wrongly if it is changed",
    advice: "Take the mark out of the label, and set required",
    severity: "warning",
  },
  "label-contradicts": {
    why: "The answer is taken for another",
    advice: "Correct the label, or what it stands for",
    severity: "error",
  },
  "option-prompt": {
    why: "An employee can choose it, and it is submitted as their answer",
    advice: "Take the option away",
    severity: "error",
  },
  "option-order": {
    why: "An employee looks for a number where it would be, and does not find it",
    advice: "Sort the options",
    severity: "warning",
  },
  "type-unlikely": {
    why: "The field is made for another kind of answer",
    advice: "Give the question the type of its answer",
    severity: "warning",
  },
  "required-if": {
    why: "An employee whom it does not concern cannot go on without an answer",
    advice: "Give it a condition, or make it optional",
    severity: "warning",
  },
  "name-strange": {
    why: "A rule or a condition for it may name another question, or none",
    advice: "Rename it in plain letters",
    severity: "warning",
  },
  "fact-unshown": {
    why: "An employee is shown no link, or a date as it is written",
    advice: "Write it as the service's documentation says",
    severity: "warning",
  },
  "text-language": {
    why: "An employee who reads the form's language may not understand it",
    advice: "Translate it, or correct the form's lang",
    severity: "warning",
  },
  "text-missing": {
    why: "An employee who chose that language reads this in another one",
    advice: "Add the text in that language",
    severity: "warning",
  },
} satisfies Readonly<Record<string, Pick<Finding, "why" | "advice" | "severity">>>;

/** Ids of the lint rules. */
export type FindingRule = keyof typeof findings;

/** A finding without the texts of its rule. */
export interface Seen extends Pick<Finding, "rule" | "path" | "what"> {
  readonly name?: string;
}

/** A lint of one form. */
export type FormCheck = (linted: FormInDocument) => readonly Seen[];

/** Adds the texts of its rule to a finding. */
export const findingOf = (seen: Seen): Finding => ({ ...seen, ...findings[seen.rule] });
