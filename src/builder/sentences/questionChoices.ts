import { parameterKey } from "../../core/model/conditionReferences.ts";
import type { Parameter, ParameterType } from "../../core/definition/form.ts";
import { addressed } from "../../document/schema/entryIds.ts";
import type { Collection } from "../../document/schema/collectionTypes.ts";
import type { ChoiceOption } from "../controls.tsx";
import { namesInOrder } from "../state/layout.ts";
import type { TestDraft } from "./conditionDraft.ts";
import { type ConditionPlace, idAt } from "./conditionPlace.ts";
import { type Definitions, formTitle, type Place, withDefinitions } from "../state/place.ts";

/** A question that a sentence can refer to. */
export interface QuestionChoice extends ChoiceOption {
  readonly form: string;
  readonly parameter: Parameter;
}

const numeric: ReadonlySet<ParameterType> = new Set(["currency", "number", "percent"]);

export const isNumeric = ({ type }: Parameter): boolean => numeric.has(type);

/** Returns the questions of a form in the order of the page. */
export function questionsIn(
  document: Collection,
  definitions: Definitions,
  form: number,
): readonly Parameter[] {
  const entry = withDefinitions(document, definitions).forms[form];
  if (!entry?.form) return [];
  const { parameters } = entry.form;
  return namesInOrder(entry).flatMap((name) => parameters.find((one) => one.name === name) ?? []);
}

/** Returns the questions of one form as options by name. */
export const nameOptions = (questions: readonly Parameter[]): readonly ChoiceOption[] =>
  questions.map(({ name, label }) => ({ value: name, label: label || name }));

/** Returns the questions that the condition of a place can test. */
export function testableQuestions(
  document: Collection,
  definitions: Definitions,
  place: ConditionPlace,
): readonly QuestionChoice[] {
  return addressed(document.forms).flatMap(([form, { repeat }], at) => {
    const isOwn = isOwnForm(place, at);
    // The questions of a form are hidden with it, and another repeated form has many answers.
    if (isOwn ? place.kind === "form" : repeat) return [];
    const prefix = isOwn ? "" : `${formTitle(document, at, definitions.get(form))}: `;
    return questionsIn(document, definitions, at)
      .filter(({ name }) => !isOwn || place.kind !== "question" || name !== place.name)
      .map((parameter) => ({
        form,
        parameter,
        value: parameterKey(form, parameter.name),
        label: `${prefix}${parameter.label || parameter.name}`,
      }));
  });
}

const isOwnForm = (place: Place, at: number): boolean => "form" in place && place.form === at;

/** Returns the question that a test refers to, as `resolveReference` finds it. */
export function questionOf(
  questions: readonly QuestionChoice[],
  document: Collection,
  place: ConditionPlace,
  { form, name }: TestDraft,
): QuestionChoice | undefined {
  const named = questions.filter(({ parameter }) => parameter.name === name);
  const own = form ?? idAt(document, place);
  return named.find((one) => one.form === own) ?? (form === undefined ? named[0] : undefined);
}

/** Returns a test of another question. It names its form unless that is the form of the place. */
export const testing = (
  { form, parameter: { name } }: QuestionChoice,
  document: Collection,
  place: ConditionPlace,
): TestDraft => ({
  ...(place.kind === "question" && form === idAt(document, place) ? {} : { form }),
  name,
  operator: "is",
  values: [null],
});
