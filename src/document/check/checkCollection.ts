import { createCollectionModel } from "../../core/model/collectionModel.ts";
import { evaluateCollection } from "../../core/model/evaluateCollection.ts";
import { itemNumber, itemsIn } from "../../core/model/itemIds.ts";
import { noSuchParameter, readPayload } from "../../core/model/schemas.ts";
import { getOwn, isRecord, recordOf } from "../../core/record.ts";
import type { UnknownValues } from "../../core/definition/form.ts";
import { blocks, type Issue } from "../../core/values/issue.ts";
import { collectionProps } from "../read/collectionProps.ts";
import type { Collection } from "../schema/collectionTypes.ts";
import { limitsOf } from "../schema/repeat.ts";
import { type CheckedForm, formsToCheck } from "./formsToCheck.ts";

/** Options of `checkCollection`. */
export interface CheckCollectionOptions {
  /** Definitions, by id, of the forms that the document references by id only. */
  readonly forms?: Readonly<Record<string, unknown>> | undefined;
  /**
   * BCP 47 tag of the language of rule messages.
   * @default "en"
   */
  readonly lang?: string | undefined;
}

/** An issue of the answers to a collection. */
export interface AnswerIssue extends Omit<Issue, "name"> {
  /** Id of the form in the collection, or of an item of a repeated form: `dependents~2`. */
  readonly form: string;
  /** Name of the parameter; `null` for an issue of the whole form. */
  readonly name: string | null;
}

/** Creates an issue of a whole form, or of an answer that no rule validates. */
const answerIssue = (
  form: string,
  reason: string,
  message: string,
  name: string | null = null,
): AnswerIssue => ({ form, name, type: "customError", reason, severity: "error", message });

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

/** Reads the answers by form or item id, and returns issues of those that cannot be read. */
function readAnswers(forms: readonly CheckedForm[], answers: Readonly<Record<string, unknown>>) {
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

/** Adds an empty first item to each repeated form that needs an item and has none. */
const withFirstItems = (
  forms: readonly CheckedForm[],
  values: Readonly<Record<string, UnknownValues>>,
): Readonly<Record<string, UnknownValues>> =>
  recordOf([
    ...Object.entries(values),
    ...forms.flatMap(({ id, repeat }): [string, UnknownValues][] =>
      repeat && limitsOf(repeat).min > 0 && itemsIn(values, id).length === 0 ? [[id, {}]] : [],
    ),
  ]);

function itemIssues({ id, repeat }: CheckedForm, count: number): readonly AnswerIssue[] {
  if (!repeat) return [];
  const { min, max } = limitsOf(repeat);
  if (count < min) return [answerIssue(id, "missingItems", `Fill it in ${min} times or more`)];
  return count > max ? [answerIssue(id, "tooManyItems", `Fill it in ${max} times or fewer`)] : [];
}

/**
 * Validates the answers to a collection as the browser does, and returns the errors in form order.
 *
 * - Reports errors of rules, checks and computations, and too few or too many items.
 * - Ignores answers to hidden parameters. Do not store those.
 * - Reasons: those of types, rules and checks, `missingItems` and `tooManyItems`; for unexpected
 *   answers `noSuchForm`, `noSuchParameter` and `notPayload`.
 *
 * @param answers Values by parameter name, or a submitted payload, by form id or item id
 *   (`dependents`, `dependents~2`).
 * @throws RangeError when the definition of a form is neither in the document nor in `forms`.
 * @throws FormDefinitionError or ConditionError when a definition in `forms` is invalid or does not
 *   fit the document.
 *
 * @example
 * const issues = checkCollection(collection, { "personal-details": values, w4: payload });
 */
export function checkCollection(
  collection: Collection,
  answers: Readonly<Record<string, unknown>>,
  { forms: definitions = {}, lang }: CheckCollectionOptions = {},
): readonly AnswerIssue[] {
  const props = collectionProps(collection, lang);
  const forms = formsToCheck(props, definitions);
  const { values, issues } = readAnswers(forms, answers);
  const model = createCollectionModel(forms, props);
  const { visible } = evaluateCollection(model, withFirstItems(forms, values));
  return [
    ...issues,
    ...forms.flatMap((one): readonly AnswerIssue[] => {
      const items = visible().get(one.id);
      if (!items) return [];
      const found = [...items].flatMap(([form, evaluation]) =>
        evaluation
          .issues()
          .filter(blocks)
          .map((issue) => ({ ...issue, form })),
      );
      return [...itemIssues(one, items.size), ...found];
    }),
  ];
}
