import type { CollectionAnswers, AnswerTo, CheckIssue } from "../rules/rule.ts";
import { type AnswerTest, evaluateCondition, type TestResult } from "./evaluateCondition.ts";
import type { AnsweredValues, Form, UnknownValues } from "../definition/form.ts";
import { hash } from "../hash.ts";
import type { Issue } from "../values/issue.ts";
import { getOwn, recordOf } from "../record.ts";
import { itemsIn } from "./itemIds.ts";
import type { CollectionModel, CollectionModelForm } from "./collectionModel.ts";
import type { AnswerOf } from "./visibilityGraph.ts";
import type { Answers } from "./dynamic.ts";
import { evaluate, type Evaluation, lazy, createFormModel, type FormModel } from "./evaluate.ts";
import type { ModelSettings } from "./settings.ts";
import { hasAnswer, type IsVisible, shownBy, createWhen } from "./when.ts";

/** Results of tests of conditions. They determine visibility without containing answers. */
export type TestResults = Readonly<Record<string, boolean>>;

/**
 * Result of evaluating a collection with one set of answers. Each part is computed and cached on
 * first use, so the answers must not change. Items of a repeated form have their own ids:
 * `dependents`, `dependents~2`.
 */
export interface CollectionEvaluation<Settings extends ModelSettings = ModelSettings> {
  /** Whether a form or a signer is visible. */
  isVisible(this: void, id: string): boolean;
  /**
   * Returns the visible, enabled and loaded forms in order. Each contains its evaluations by item
   * id; a form that does not repeat has one, by its own id.
   */
  visible(this: void): ReadonlyMap<string, ReadonlyMap<string, Evaluation<Settings>>>;
  /** Returns the evaluation of a form or an item in `visible`. */
  form(this: void, id: string): Evaluation<Settings> | undefined;
  /** Returns the answers for checks across forms, by form or item id. */
  answers(this: void): CollectionAnswers;
  /** Returns the strings that would be submitted, valid or not, by form or item id. */
  submitted(this: void): Readonly<Record<string, AnsweredValues>>;
  /** Returns all issues in order, including those across forms. */
  issues(this: void): readonly (Issue & { readonly form: string })[];
  /**
   * Returns the issues that checks across forms report at a form or an item with the answers `own`.
   * Issues at forms that are not in `visible` are reported at the last form.
   */
  crossFormIssues(this: void, id: string, own: Answers): readonly CheckIssue[];
  /** Returns the visibility of the parameters of a form with the answers `own`. */
  visibleWith(this: void, form: string, own: AnswerTo): IsVisible;
  /**
   * Returns the results of tests in other forms that reference this form. The results replace the
   * answers to this form, which are removed once the service accepts it.
   */
  testResults(this: void, form: string): TestResults;
}

/** Sources of answers other than `answers`. */
export interface CollectionAnswerOptions<Settings extends ModelSettings = ModelSettings> {
  /**
   * Returns the test results of an accepted form, or `undefined` for other forms. A test with
   * neither a result nor an answer passes, so that a parameter that may be required stays
   * visible.
   */
  readonly accepted?: ((form: string) => TestResults | undefined) | undefined;
  /** Returns the field values of a form or an item, including text that could not be parsed. */
  readonly fieldsOf?: ((id: string, model: FormModel<Settings>) => AnswerTo) | undefined;
}

/** Hashes a test, so that `TestResults` does not reveal the compared value. */
const testKey = (test: AnswerTest): string => hash(JSON.stringify({ ...test, form: undefined }));

/**
 * Evaluates a collection with a set of answers: visibility of forms and signers, issues in and
 * between forms, and submitted values.
 *
 * @param answers Values by parameter name, by form or item id.
 *
 * @example
 * const model = createCollectionModel(
 *   [
 *     { id: "pay", form: pay, settings: {} },
 *     { id: "bank", form: bank, when: { name: "by", equals: "transfer" }, settings: {} },
 *   ],
 *   { checks: [] },
 * );
 * evaluateCollection(model, { pay: { by: "check" } }).isVisible("bank");
 */
export function evaluateCollection<Settings extends ModelSettings>(
  model: CollectionModel<Settings>,
  answers: Readonly<Record<string, UnknownValues>>,
  { accepted, fieldsOf }: CollectionAnswerOptions<Settings> = {},
): CollectionEvaluation<Settings> {
  const { forms, checks, conditions } = model;
  const settingsOf = new Map(forms.map(({ id, settings }) => [id, settings]));
  const answerOf: AnswerOf = (id, name) =>
    hasAnswer(name, settingsOf.get(id)) ? getOwn(getOwn(answers, id) ?? {}, name) : null;
  const resultOf = (id: string, name: string): TestResult | undefined => {
    const results = accepted?.(id);
    if (!results) return undefined;
    const answer = answerOf(id, name);
    return (test) =>
      getOwn(results, testKey(test)) ??
      (answer === undefined || evaluateCondition(test, () => answer));
  };
  const shownIn = conditions.visibility(answerOf, resultOf);
  const evaluationsOf = (
    one: CollectionModelForm<Settings>,
    form: Form,
  ): ReadonlyMap<string, Evaluation<Settings>> => {
    const { id, repeat } = one;
    const items = repeat ? itemsIn(answers, id).map(([item]) => item) : [id];
    return new Map(
      items.map((item) => {
        const settings = settingsAmong(model, one, item, () => evaluation);
        const itemModel = createFormModel(form, settings);
        const values = fieldsOf?.(item, itemModel) ?? getOwn(answers, item) ?? {};
        return [item, evaluate(itemModel, values)];
      }),
    );
  };
  const visible = lazy(
    () =>
      new Map(
        forms.flatMap((one) => {
          const { id, form, settings, isStep = true } = one;
          const isIncluded = form && isStep && !settings.disabled && shownIn(id)();
          return isIncluded ? [[id, evaluationsOf(one, form)] as const] : [];
        }),
      ),
  );
  const byItem = lazy(() => new Map([...visible().values()].flatMap((items) => [...items])));
  const partOf = <T>(part: (evaluation: Evaluation<Settings>) => T): Readonly<Record<string, T>> =>
    recordOf([...byItem()].map(([id, one]) => [id, part(one)]));
  const all = lazy(() => partOf((one) => one.answers()));
  const issuesIn = (current: CollectionAnswers) => {
    const last = [...byItem().keys()].at(-1);
    return checks
      .flatMap((check) => check(current))
      .map((issue) => ({ ...issue, form: byItem().has(issue.form) ? issue.form : last }));
  };
  // Runs the checks once for all items without changes.
  const issues = lazy(() => issuesIn(all()));
  const evaluation: CollectionEvaluation<Settings> = {
    isVisible: (id) => shownIn(id)(),
    visible,
    form: (id) => byItem().get(id),
    answers: all,
    submitted: lazy(() => partOf((one) => one.submitted())),
    issues: lazy(() =>
      [...byItem()].flatMap(([form, one]) => one.issues().map((issue) => ({ ...issue, form }))),
    ),
    crossFormIssues(id, own) {
      const current = getOwn(all(), id);
      if (!current) return [];
      const isUnchanged = JSON.stringify(current) === JSON.stringify(own);
      const found = isUnchanged
        ? issues()
        : issuesIn(recordOf([...Object.entries(all()), [id, own]]));
      return found.filter(({ form }) => form === id);
    },
    visibleWith: (form, own) =>
      conditions.visibility(
        (id, name) => (id === form ? own(name) : answerOf(id, name)),
        (id, name) => (id === form ? undefined : resultOf(id, name)),
      )(form),
    testResults: (form) =>
      recordOf(
        conditions.nodes
          .filter((node) => node.form !== form)
          .flatMap(({ tests }) => [...tests])
          .flatMap(([test, at]): [string, boolean][] =>
            at?.form === form
              ? [
                  [
                    testKey(test),
                    evaluateCondition(test, () =>
                      shownIn(form)(at.name) ? answerOf(form, at.name) : null,
                    ),
                  ],
                ]
              : [],
          ),
      ),
  };
  return evaluation;
}

/**
 * Returns the settings of a form or an item, with the conditions and checks across forms.
 * @param evaluation Returns the evaluation of the collection.
 */
export const settingsAmong = <Settings extends ModelSettings>(
  { checks }: Pick<CollectionModel, "checks">,
  { id: form, settings }: CollectionModelForm<Settings>,
  id: string,
  evaluation: () => CollectionEvaluation,
): Settings => ({
  ...settings,
  when: createWhen((answer) => {
    const isShown = shownBy(settings.when, answer);
    const isVisible = evaluation().visibleWith(form, answer);
    return (name) => isShown(name) && isVisible(name);
  }),
  ...(checks.length > 0 && {
    checks: [...(settings.checks ?? []), (own: Answers) => evaluation().crossFormIssues(id, own)],
  }),
});
