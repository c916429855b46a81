import type { CollectionAnswers } from "../checks/collectionCheck.ts";
import { type AnswerTest, holds, type TestResult } from "./condition.ts";
import type { AnsweredValues, Form } from "../definition/form.ts";
import { hash } from "../hash.ts";
import type { Issue } from "../values/issue.ts";
import { ownValue, recordOf } from "../record.ts";
import { roundsIn } from "./rounds.ts";
import type { AnswerTo, CheckFault } from "../rules/rule.ts";
import type { UnknownValues } from "../values/defaultValues.ts";
import type { CollectionModel, CollectionModelForm } from "./collectionModel.ts";
import type { AnswerOf } from "./conditionGraph.ts";
import type { Answers } from "./dynamic.ts";
import { evaluate, type Evaluation, lazy } from "./evaluate.ts";
import { createFormModel, type FormModel } from "./formModel.ts";
import type { ModelSettings } from "./settings.ts";
import { hasAnswer, type IsVisible, shownBy, whenAmong } from "./visibility.ts";

/** Results of tests of conditions: they tell what is asked, and not the answers. */
export type TestResults = Readonly<Record<string, boolean>>;

/**
 * A collection with one set of answers. Each part is computed when it is first asked for, and kept:
 * an evaluation is for answers that do not change. A form that repeats has the ids of its items:
 * `dependents`, `dependents~2`.
 */
export interface CollectionEvaluation<Settings extends ModelSettings = ModelSettings> {
  /** Whether a form or a signer is visible. */
  isVisible(this: void, id: string): boolean;
  /**
   * The forms that are visible and enabled, in order, as far as their definitions are there: the
   * evaluations of the items of each by their ids; of one that does not repeat, by its own id.
   */
  asked(this: void): ReadonlyMap<string, ReadonlyMap<string, Evaluation<Settings>>>;
  /** The evaluation of a form or an item that is asked. */
  form(this: void, id: string): Evaluation<Settings> | undefined;
  /** The answers that checks across forms see: of each form and item that is asked, by its id. */
  answers(this: void): CollectionAnswers;
  /** The strings that would be submitted of each form and item that is asked, right or wrong. */
  submitted(this: void): Readonly<Record<string, AnsweredValues>>;
  /** The issues in and between the forms and items that are asked, in their order. */
  issues(this: void): readonly (Issue & { readonly form: string })[];
  /**
   * Returns what checks across forms find at a form or an item that is asked, with other answers to
   * it than given. What they find at a form that is not asked is found at the last that is.
   */
  crossFormFaults(this: void, id: string, own: Answers): readonly CheckFault[];
  /** Returns which questions of a form are visible with other answers to it than given. */
  visibleWith(this: void, form: string, own: AnswerTo): IsVisible;
  /**
   * Returns the results of the tests of other forms' conditions that look at a form: they stand for
   * its answers once it is accepted and these are gone.
   */
  testResults(this: void, form: string): TestResults;
}

/** Answers that are known in another way than by their values. */
export interface CollectionAnswerOptions<Settings extends ModelSettings = ModelSettings> {
  /**
   * The results of tests of a form that was accepted; none of one that was not. What no result
   * decides and whose answer is not known passes, so that what may have to be asked is asked.
   */
  readonly accepted?: ((form: string) => TestResults | undefined) | undefined;
  /** Looks up the values of the fields of a form or an item, unread texts included. */
  readonly fieldsOf?: ((id: string, model: FormModel<Settings>) => AnswerTo) | undefined;
}

/** The key of a test in `TestResults`, which does not show what it compares with. */
const testKey = (test: AnswerTest): string => hash(JSON.stringify({ ...test, form: undefined }));

/**
 * Evaluates a collection with a set of answers: which forms and signers are visible, what is wrong
 * in and between the forms, and what would be submitted of each.
 *
 * @param answers The values by parameter name, by the ids of forms and items.
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
    hasAnswer(name, settingsOf.get(id)) ? ownValue(ownValue(answers, id) ?? {}, name) : null;
  const resultOf = (id: string, name: string): TestResult | undefined => {
    const results = accepted?.(id);
    if (!results) return undefined;
    const answer = answerOf(id, name);
    return (test) =>
      ownValue(results, testKey(test)) ?? (answer === undefined || holds(test, () => answer));
  };
  const shownIn = conditions.visibility(answerOf, resultOf);
  const evaluationsOf = (
    one: CollectionModelForm<Settings>,
    form: Form,
  ): ReadonlyMap<string, Evaluation<Settings>> => {
    const { id, repeat } = one;
    const items = repeat ? roundsIn(answers, id).map(([item]) => item) : [id];
    return new Map(
      items.map((item) => {
        const settings = settingsAmong(model, one, item, () => evaluation);
        const itemModel = createFormModel(form, settings);
        const values = fieldsOf?.(item, itemModel) ?? ownValue(answers, item) ?? {};
        return [item, evaluate(itemModel, values)];
      }),
    );
  };
  const asked = lazy(
    () =>
      new Map(
        forms.flatMap((one) => {
          const { id, form, settings, isStep = true } = one;
          const isAsked = form && isStep && !settings.disabled && shownIn(id)();
          return isAsked ? [[id, evaluationsOf(one, form)] as const] : [];
        }),
      ),
  );
  const byItem = lazy(() => new Map([...asked().values()].flatMap((items) => [...items])));
  const partOf = <T>(part: (evaluation: Evaluation<Settings>) => T): Readonly<Record<string, T>> =>
    recordOf([...byItem()].map(([id, one]) => [id, part(one)]));
  const all = lazy(() => partOf((one) => one.answers()));
  const faultsIn = (given: CollectionAnswers) => {
    const last = [...byItem().keys()].at(-1);
    return checks
      .flatMap((check) => check(given))
      .map((fault) => ({ ...fault, form: byItem().has(fault.form) ? fault.form : last }));
  };
  // Each item asks for the same.
  const faults = lazy(() => faultsIn(all()));
  const evaluation: CollectionEvaluation<Settings> = {
    isVisible: (id) => shownIn(id)(),
    asked,
    form: (id) => byItem().get(id),
    answers: all,
    submitted: lazy(() => partOf((one) => one.submitted())),
    issues: lazy(() =>
      [...byItem()].flatMap(([form, one]) => one.issues().map((issue) => ({ ...issue, form }))),
    ),
    crossFormFaults(id, own) {
      const given = ownValue(all(), id);
      if (!given) return [];
      const isGiven = JSON.stringify(given) === JSON.stringify(own);
      const found = isGiven ? faults() : faultsIn(recordOf([...Object.entries(all()), [id, own]]));
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
                    holds(test, () => (shownIn(form)(at.name) ? answerOf(form, at.name) : null)),
                  ],
                ]
              : [],
          ),
      ),
  };
  return evaluation;
}

/**
 * Returns the settings of a form or an item among the others: `now` gives the answers to these
 * whenever its conditions and checks look at them.
 */
export const settingsAmong = <Settings extends ModelSettings>(
  { checks }: Pick<CollectionModel, "checks">,
  { id: form, settings }: CollectionModelForm<Settings>,
  id: string,
  now: () => CollectionEvaluation,
): Settings => ({
  ...settings,
  when: whenAmong((answer) => {
    const isAsked = shownBy(settings.when, answer);
    const isVisible = now().visibleWith(form, answer);
    return (name) => isAsked(name) && isVisible(name);
  }),
  ...(checks.length > 0 && {
    checks: [...(settings.checks ?? []), (own: Answers) => now().crossFormFaults(id, own)],
  }),
});
