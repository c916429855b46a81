import type { FormInDocument } from "../read/formInDocument.ts";
import type { Question } from "../read/questions.ts";

/** A problem of a form or a collection that employees would encounter, and its solution. */
export interface Finding {
  /** Id of the lint rule, for programs and settings. */
  readonly rule: FindingRule;
  /** Path in the document, such as `$.parameters[3].options[1].value`. */
  readonly path: string;
  /** Name of the parameter with the problem, if any. */
  readonly name?: string;
  /** Description of the problem in one sentence, without a full stop. */
  readonly what: string;
  /** Consequence for the person who fills in the form. */
  readonly why: string;
  /** Instruction to solve the problem. */
  readonly advice: string;
  /**
   * `error` when a question cannot be answered, or not safely; `warning` when it is hard to answer.
   */
  readonly severity: "error" | "warning";
}

/** Texts and severity of each lint rule. */
const findings = {
  "definition-refused": {
    why: "The form cannot be rendered: employees see an error message instead",
    advice: "Correct the definition",
    severity: "error",
  },
  "type-unknown": {
    why: "Answers are not validated by this type",
    advice: "Use one of the types boolean, currency, number, percent, select and string",
    severity: "warning",
  },
  "option-without-value": {
    why: "Employees are never offered this option: a question is left empty without it",
    advice: "Remove the option",
    severity: "warning",
  },
  "option-twice": {
    why: "Only the first of them can be chosen",
    advice: "Give each option its own value, or remove one",
    severity: "error",
  },
  "option-never": {
    why: "Employees are never offered this option",
    advice: "Add it to a row of the table, or remove it",
    severity: "warning",
  },
  "group-twice": {
    why: "An option is rendered once, in the last group that names it",
    advice: "Remove the value from one of the groups",
    severity: "warning",
  },
  "options-closed": {
    why: "Employees cannot choose anything, and cannot continue if an answer is required",
    advice: "Add or enable an option, or remove the question",
    severity: "error",
  },
  "label-empty": {
    why: "Employees see a field or an option without a text",
    advice: "Write a label in plain words",
    severity: "error",
  },
  "label-machine": {
    why: "Employees read the name of a database column, and must guess its meaning",
    advice: "Write a label in plain words",
    severity: "warning",
  },
  "label-twice": {
    why: "The two cannot be distinguished on the page, by a screen reader or in a list of errors",
    advice: "Distinguish the labels, or use separate sections",
    severity: "warning",
  },
  "condition-invalid": {
    why: "The form cannot be rendered with this condition",
    advice:
      "Write { name } with one of equals, oneOf, not and answered, or { all: […] }, or { any: […] }",
    severity: "error",
  },
  "condition-unknown": {
    why: "The form cannot be rendered because a condition refers to a missing name",
    advice: "Correct the name: names are case-sensitive",
    severity: "error",
  },
  "condition-circular": {
    why: "None of these questions or forms could become visible",
    advice: "Remove one of the conditions",
    severity: "error",
  },
  "condition-option": {
    why: "Employees cannot give that answer, so the condition never matches it",
    advice: "Use the submitted value of an answer: values are case-sensitive",
    severity: "error",
  },
  "condition-never": {
    why: "It is never visible, whatever employees answer",
    advice: "Correct the condition, or remove its question or form",
    severity: "error",
  },
  "condition-always": {
    why: "It is always visible, as without the condition",
    advice: "Correct the condition, or remove it",
    severity: "warning",
  },
  "required-hidden": {
    why: "The service requires an answer that employees are never asked for",
    advice: "Correct the condition, or make the question optional",
    severity: "error",
  },
  "sensitive-unprotected": {
    why: "The answer identifies an employee or moves their money, and a mistyped one is accepted",
    advice: "Add a rule such as ssn, accountNumber or routingNumber",
    severity: "warning",
  },
  "sensitive-shown": {
    why: "The answer identifies an employee or moves their money, and is readable on the screen and in drafts",
    advice: "Use the type string, and a name or rule that marks it as sensitive",
    severity: "error",
  },
  "section-empty": {
    why: "Employees never see this heading, because it has no questions",
    advice: "Name its parameters, or remove the section",
    severity: "warning",
  },
  "section-unknown": {
    why: "The question is rendered outside of the section, or does not exist",
    advice: "Correct the name: names are case-sensitive",
    severity: "warning",
  },
  "section-twice": {
    why: "A question is rendered once, in the first section that names it",
    advice: "Remove the name from one of the sections",
    severity: "warning",
  },
  "name-unknown": {
    why: "The setting has no effect: no answer is validated, computed or explained by it",
    advice: "Correct the name: names are case-sensitive",
    severity: "error",
  },
  "check-idle": {
    why: "It compares the answers of a repeated form, and this form does not repeat: it never fails",
    advice: "Add repeat to the form, or remove the check",
    severity: "warning",
  },
  "not-a-number": {
    why: "The answer is not counted, so computations and checks are wrong",
    advice: "Use a numeric type or the rule decimal, or leave the question out",
    severity: "error",
  },
  "computed-refused": {
    why: "The form is rejected for an answer that employees cannot edit, so they cannot continue",
    advice: "Round it with decimals, or use a type with as many decimals",
    severity: "error",
  },
  "value-refused": {
    why: "The form is rejected until employees correct an answer that they did not enter",
    advice: "Use a valid value as it is submitted, or leave it out",
    severity: "error",
  },
  "rule-type": {
    why: "It rejects every answer of this type, or validates nothing",
    advice: "Change the type or the rule",
    severity: "error",
  },
  "limit-unmet": {
    why: "No answer is accepted, so employees cannot continue",
    advice: "Correct the limits",
    severity: "error",
  },
  "name-two-types": {
    why: "The answer to one is not offered for the other, so employees enter it again",
    advice: "Give both the same type, or one of them another name",
    severity: "warning",
  },
  "text-garbled": {
    why: "Employees read it, or the form submits it, with this mistake",
    advice: "Correct the text, or the program that writes it",
    severity: "warning",
  },
  "text-unfinished": {
    why: "Employees read a placeholder, or a note of its author",
    advice: "Write the text",
    severity: "warning",
  },
  "text-repeated": {
    why: "Employees read or hear the same text twice",
    advice: "Remove the description",
    severity: "warning",
  },
  "text-capitals": {
    why: "Capitals are slow to read, and some screen readers spell them",
    advice: "Write it as a sentence",
    severity: "warning",
  },
  "label-marked": {
    why: "Employees read it twice, and it is wrong once required changes",
    advice: "Remove the mark from the label, and set required",
    severity: "warning",
  },
  "label-contradicts": {
    why: "The answer is mistaken for another",
    advice: "Correct the label, the name or the value",
    severity: "error",
  },
  "option-prompt": {
    why: "Employees can choose it, and it is submitted as their answer",
    advice: "Remove the option",
    severity: "error",
  },
  "option-order": {
    why: "Employees do not find a number at its expected place",
    advice: "Sort the options",
    severity: "warning",
  },
  "type-unlikely": {
    why: "The field is made for another kind of answer",
    advice: "Use the type of the expected answer",
    severity: "warning",
  },
  "required-if": {
    why: "Employees to whom it does not apply cannot continue without an answer",
    advice: "Add a condition, or make it optional",
    severity: "warning",
  },
  "name-strange": {
    why: "A rule or a condition for it may refer to another question, or to none",
    advice: "Rename it with plain letters",
    severity: "warning",
  },
  "fact-unshown": {
    why: "Employees see no link, or an unformatted date",
    advice: "Use the format that the service documents",
    severity: "warning",
  },
  "text-language": {
    why: "Employees who read the form's language may not understand it",
    advice: "Translate it, or correct the form's lang",
    severity: "warning",
  },
  "text-missing": {
    why: "Employees who chose that language read this text in another one",
    advice: "Add the text in that language",
    severity: "warning",
  },
} satisfies Readonly<Record<string, Pick<Finding, "why" | "advice" | "severity">>>;

/** Ids of the lint rules. */
export type FindingRule = keyof typeof findings;

/** A finding without the texts of its lint rule. */
export interface FindingBase extends Pick<Finding, "rule" | "path" | "what"> {
  readonly name?: string;
}

/** A lint function of one form. */
export type FormCheck = (
  form: FormInDocument,
  questions: readonly Question[],
) => readonly FindingBase[];

/** A finding of a question, without its name. */
export type QuestionFinding = readonly [rule: FindingRule, path: string, what: string];

/** Creates a lint function that checks each question. */
export const eachQuestion =
  (check: (question: Question) => readonly QuestionFinding[]): FormCheck =>
  (_, questions) =>
    questions.flatMap((question) => {
      const { name } = question.parameter;
      return check(question).map(([rule, path, what]) => ({ rule, path, name, what }));
    });

/** Adds the texts of the lint rule to a finding. */
export const findingOf = (seen: FindingBase): Finding => ({ ...seen, ...findings[seen.rule] });
