import { blocks } from "../../core/values/issue.ts";
import { recordOf } from "../../core/record.ts";
import { roundsIn } from "../../core/model/rounds.ts";
import { createCollectionModel } from "../../core/model/collectionModel.ts";
import { evaluateCollection } from "../../core/model/evaluateCollection.ts";
import type { UnknownValues } from "../../core/values/defaultValues.ts";
import { type CheckedForm, checkedForms } from "./checkedForms.ts";
import type { Collection } from "../schema/collection.ts";
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

/** Adds the first item of forms that need one and that nobody was at: it has no answers. */
const withFirstItems = (
  forms: readonly CheckedForm[],
  values: Readonly<Record<string, UnknownValues>>,
): Readonly<Record<string, UnknownValues>> =>
  recordOf([
    ...Object.entries(values),
    ...forms.flatMap(({ id, repeat }): [string, UnknownValues][] =>
      repeat && limitsOf(repeat).min > 0 && roundsIn(values, id).length === 0 ? [[id, {}]] : [],
    ),
  ]);

function roundIssues({ id, repeat }: CheckedForm, count: number): readonly AnswerIssue[] {
  if (!repeat) return [];
  const { min, max } = limitsOf(repeat);
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
  const model = createCollectionModel(forms, props);
  const { asked } = evaluateCollection(model, withFirstItems(forms, values));
  return [
    ...issues,
    ...forms.flatMap((one): readonly AnswerIssue[] => {
      const items = asked().get(one.id);
      if (!items) return [];
      const found = [...items].flatMap(([form, evaluation]) =>
        evaluation
          .issues()
          .filter(blocks)
          .map((issue) => ({ ...issue, form })),
      );
      return [...roundIssues(one, items.size), ...found];
    }),
  ];
}
