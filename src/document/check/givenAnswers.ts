import type { Issue } from "../../core/values/issue.ts";
import { noSuchParameter, readPayload } from "../../core/model/readPayload.ts";
import { isRecord, ownValue, recordOf } from "../../core/record.ts";
import { roundNumber } from "../../core/model/rounds.ts";
import type { UnknownValues } from "../../core/values/defaultValues.ts";
import type { CheckedForm } from "./checkedForms.ts";

/** What is wrong with the answers to a collection. */
export interface AnswerIssue extends Omit<Issue, "name"> {
  /** The form's id in the collection; of one that repeats, the round's: `dependents~2`. */
  readonly form: string;
  /** The parameter that it is about; `null` for the form as a whole. */
  readonly name: string | null;
}

/** What is said of a form as a whole, or of an answer that no rule looks at. */
export const refusal = (
  form: string,
  reason: string,
  message: string,
  name: string | null = null,
): AnswerIssue => ({ form, name, type: "customError", reason, severity: "error", message });

/** The answers to each form and round, by id, and what nobody asked for. */
export interface GivenAnswers {
  readonly values: Readonly<Record<string, UnknownValues>>;
  readonly issues: readonly AnswerIssue[];
}

/** The answers to a form, given by name or as the payload that was sent. */
function valuesOf(
  id: string,
  { form }: CheckedForm,
  given: unknown,
): UnknownValues | AnswerIssue[] {
  if (!isRecord(given)) return [refusal(id, "notPayload", "Expected values by name, or a payload")];
  if (!Array.isArray(ownValue(given, "parameters"))) {
    const names = new Set(form.parameters.map(({ name }) => name));
    const unknown = Object.keys(given).filter((name) => !names.has(name));
    return unknown.length === 0
      ? given
      : unknown.map((name) => refusal(id, "noSuchParameter", noSuchParameter, name));
  }
  const read = readPayload(form, given);
  if (!("issues" in read)) return read.values;
  return read.issues.map(({ message }) =>
    refusal(id, message === noSuchParameter ? "noSuchParameter" : "notPayload", message),
  );
}

/** What was answered to these forms. */
export function givenAnswers(
  forms: readonly CheckedForm[],
  answers: Readonly<Record<string, unknown>>,
): GivenAnswers {
  const issues: AnswerIssue[] = [];
  const values = Object.entries(answers).flatMap(([id, given]): [string, UnknownValues][] => {
    const form = forms.find((one) =>
      one.repeat ? roundNumber(one.id, id) !== null : one.id === id,
    );
    if (!form) {
      issues.push(refusal(id, "noSuchForm", "The collection has no form of this id"));
      return [];
    }
    const read = valuesOf(id, form, given);
    if (!Array.isArray(read)) return [[id, read]];
    issues.push(...read);
    return [];
  });
  return { values: recordOf(values), issues };
}
