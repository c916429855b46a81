import { type CollectionAnswers, checksAt } from "../../core/checks/collectionCheck.ts";
import { blocks } from "../../core/values/issue.ts";
import { ownValue, recordOf } from "../../core/record.ts";
import { roundsIn } from "../../core/model/rounds.ts";
import { evaluate } from "../../core/model/evaluate.ts";
import type { UnknownValues } from "../../core/values/values.ts";
import { type CheckedForm, checkedForms, heardOf, modelOf } from "./checkedForms.ts";
import type { Collection } from "../schema/collection.ts";
import { collectionConditions } from "./collectionConditions.ts";
import { collectionProps } from "../read/collectionProps.ts";
import { type AnswerIssue, givenAnswers, refusal } from "./givenAnswers.ts";
import { limitsOf } from "../schema/repeat.ts";

/** What a document alone does not say. */
export interface CheckCollectionOptions {
  /** The definitions of the forms that the document has by their ids only, by these ids. */
  readonly forms?: Readonly<Record<string, unknown>> | undefined;
  /** BCP 47 tag of the sentences that rules of the document have; English unless given. */
  readonly lang?: string | undefined;
}

/** The answers to a form, or to each of its rounds; of one that nobody was at, none. */
function roundsOf(
  { id, props }: CheckedForm,
  values: Readonly<Record<string, UnknownValues>>,
): readonly (readonly [id: string, given: UnknownValues])[] {
  if (!props.repeat) return [[id, ownValue(values, id) ?? {}]];
  const rounds = roundsIn(values, id);
  return rounds.length === 0 && limitsOf(props.repeat).min > 0 ? [[id, {}]] : rounds;
}

function roundIssues({ id, props }: CheckedForm, count: number): readonly AnswerIssue[] {
  if (!props.repeat) return [];
  const { min, max } = limitsOf(props.repeat);
  if (count < min) return [refusal(id, "missingRounds", `Fill it in ${min} times or more`)];
  return count > max ? [refusal(id, "tooManyRounds", `Fill it in ${max} times or fewer`)] : [];
}

/**
 * Every error of the answers to a collection, form by form in its order, as the browser finds them:
 * what rules, checks and computations say of what its conditions ask, and how often a form was
 * filled in. `answers` has, by the form's id and by that of each round (`dependents`,
 * `dependents~2`), the values by parameter name, or the payload that was sent. What is not asked is
 * not looked at: do not keep it. Reasons: those of types, rules and checks; `missingRounds`,
 * `tooManyRounds`, and of what no form asks `noSuchForm`, `noSuchParameter` and `notPayload`.
 * @throws RangeError for a form whose definition is neither in the document nor given;
 * FormDefinitionError and ConditionError for what is given and does not fit the document.
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
  const forms = checkedForms(props, definitions);
  const { values, issues } = givenAnswers(forms, answers);
  const heard = heardOf(forms, values);
  const shows = collectionConditions(
    forms.map(({ id, form, props: options }) => ({ id, form, options, isPlaced: true })),
  );
  const isShown = shows(heard);
  const asked = forms
    .filter(({ id, props: { disabled } }) => isShown(id) && !disabled)
    .map((form) => ({
      form,
      model: modelOf(form, shows, heard),
      rounds: roundsOf(form, values),
    }));
  const submitted = recordOf(
    asked.flatMap(({ model, rounds }) =>
      rounds.map(([id, given]) => [id, evaluate(model, given).submitted()] as const),
    ),
  );
  const now = (): CollectionAnswers => submitted;
  return [
    ...issues,
    ...asked.flatMap(({ form, model, rounds }) => [
      ...roundIssues(form, rounds.length),
      ...rounds.flatMap(([id, given]) => {
        const { checks = [] } = model.settings;
        const across = checksAt(id, props.checks ?? [], now);
        const settings = { ...model.settings, checks: [...checks, ...across] };
        return evaluate({ ...model, settings }, given)
          .issues()
          .filter(blocks)
          .map((issue): AnswerIssue => ({ ...issue, form: id }));
      }),
    ]),
  ];
}
