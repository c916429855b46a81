import type { Issue } from "../../core/values/issue.ts";
import { noSuchParameter, readPayload } from "../../core/model/readPayload.ts";
import { isRecord, getOwn, recordOf } from "../../core/record.ts";
import { itemNumber } from "../../core/model/itemIds.ts";
import type { UnknownValues } from "../../core/values/defaultValues.ts";
import type { CheckedForm } from "./formsToCheck.ts";

/** An issue of the answers to a collection. */
export interface AnswerIssue extends Omit<Issue, "name"> {
  /** Id of the form in the collection, or of an item of a repeated form: `dependents~2`. */
  readonly form: string;
  /** Name of the parameter; `null` for an issue of the whole form. */
  readonly name: string | null;
}

/** Creates an issue of a whole form, or of an answer that no rule validates. */
export const answerIssue = (
  form: string,
  reason: string,
  message: string,
  name: string | null = null,
): AnswerIssue => ({ form, name, type: "customError", reason, severity: "error", message });

/** The answers by form or item id, and issues of answers that could not be read. */
export interface AnswersWithIssues {
  readonly values: Readonly<Record<string, UnknownValues>>;
  readonly issues: readonly AnswerIssue[];
}

/** Reads values by name, or a submitted payload. Returns the values, or the issues. */
function readValues(
  id: string,
  { form }: CheckedForm,
  input: unknown,
): UnknownValues | AnswerIssue[] {
  if (!isRecord(input))
    return [answerIssue(id, "notPayload", "Expected values by name, or a payload")];
  if (!Array.isArray(getOwn(input, "parameters"))) {
    const names = new Set(form.parameters.map(({ name }) => name));
    const unknown = Object.keys(input).filter((name) => !names.has(name));
    return unknown.length === 0
      ? input
      : unknown.map((name) => answerIssue(id, "noSuchParameter", noSuchParameter, name));
  }
  const read = readPayload(form, input);
  if (!("issues" in read)) return read.values;
  return read.issues.map(({ message }) =>
    answerIssue(id, message === noSuchParameter ? "noSuchParameter" : "notPayload", message),
  );
}

export function readAnswers(
  forms: readonly CheckedForm[],
  answers: Readonly<Record<string, unknown>>,
): AnswersWithIssues {
  const issues: AnswerIssue[] = [];
  const values = Object.entries(answers).flatMap(([id, input]): [string, UnknownValues][] => {
    const form = forms.find((one) =>
      one.repeat ? itemNumber(one.id, id) !== null : one.id === id,
    );
    if (!form) {
      issues.push(answerIssue(id, "noSuchForm", "The collection has no form with this id"));
      return [];
    }
    const read = readValues(id, form, input);
    if (!Array.isArray(read)) return [[id, read]];
    issues.push(...read);
    return [];
  });
  return { values: recordOf(values), issues };
}
