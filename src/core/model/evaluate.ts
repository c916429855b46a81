import { issuesBetween, worse } from "../checks/check.ts";
import { type Computed, computed, type VisibleAnswers } from "../checks/computed.ts";
import type { AnsweredValues, Form, Parameter } from "../definition/form.ts";
import type { Issue } from "../values/issue.ts";
import { faultOf } from "../values/index.ts";
import { ownValue, recordOf } from "../record.ts";
import { givenRule } from "../rules/index.ts";
import type { AnswerTo } from "../rules/rule.ts";
import type { UnknownValues } from "../values/defaultValues.ts";
import { isDisabled, validateField } from "./field.ts";
import type { FormModel } from "./formModel.ts";
import { type Answers, staticSetting } from "./dynamic.ts";
import { type ModelSettings, type Resolved, resolveDynamic } from "./settings.ts";
import { visibleIn } from "./visibility.ts";

/**
 * A form with one set of answers. Each part is computed when it is first asked for, and kept: an
 * evaluation is for answers that do not change.
 */
export interface Evaluation<Settings extends ModelSettings = ModelSettings> {
  /** Whether a question is asked. */
  isVisible(this: void, name: string): boolean;
  /** Whether no visible question follows this one. */
  isLast(this: void, name: string): boolean;
  /**
   * The answers that checks, computations and dynamic settings see: of visible and enabled
   * questions, without texts that are no values of their parameters, such as an amount without a
   * digit.
   */
  answers(this: void): Answers;
  /** The settings for these answers. */
  settings(this: void): Resolved<Settings>;
  /** The worst issue between the answers to several questions, by the parameter that it is at. */
  crossFieldIssues(this: void): ReadonlyMap<string, Issue>;
  /** The computed answers to visible and enabled questions. */
  computed(this: void): Computed;
  /** The worst issue of one question, by itself or with other answers; `null` while it is hidden. */
  issue(this: void, parameter: Parameter): Issue | null;
  /** The issues of all visible questions in their order; at last those of questions that are not. */
  issues(this: void): Issue[];
  /** The strings that would be submitted, right or wrong. */
  submitted(this: void): AnsweredValues;
}

/** Returns the issue of one value by itself. */
type ValidateOne = (parameter: Parameter, value: unknown) => Issue | null;

const nothing: Computed = { values: new Map(), from: new Map() };

/**
 * Evaluates a form with a set of answers: which questions are visible, with which settings, what is
 * computed, what is wrong and what would be submitted.
 *
 * @param values The values by parameter name as they come from outside; or a function that looks up
 * the values of fields, unread texts included.
 * @param validateOne Replaces the validation of a value by itself, such as by one that caches.
 *
 * @example
 * const model = createFormModel(form, { when: shownWhen(form, conditions) });
 * evaluate(model, { filing_status: "single" }).issues();
 */
export function evaluate<Settings extends ModelSettings>(
  { form, settings, parameters }: FormModel<Settings>,
  values: UnknownValues | AnswerTo,
  validateOne?: ValidateOne,
): Evaluation<Settings> {
  const answer: AnswerTo =
    typeof values === "function"
      ? (name) => values(name)
      : (name) => textOrNone(ownValue(values, name));
  const isVisible = visibleIn(settings, answer);
  const isSubmitted = (name: string): boolean => isVisible(name) && !isDisabled(name, settings);
  const seen = lazy(() => seenAnswers(form, settings, isSubmitted, answer));
  const answers = (): Answers => seen().answers;
  const resolved = lazy(() => resolveDynamic(settings, answers));
  const crossFieldIssues = lazy(() => issuesBetween(seen, settings));
  const validate: ValidateOne =
    validateOne ?? ((parameter, value) => validateField(parameter, value, resolved()));
  const last = lazy(() => [...parameters.keys()].findLast(isVisible));
  const issueOf = (parameter: Parameter): Issue | null =>
    worse(validate(parameter, answer(parameter.name)), crossFieldIssues().get(parameter.name));
  return {
    isVisible,
    isLast: (name) => name === last(),
    answers,
    settings: resolved,
    computed: lazy(() => (settings.compute ? computed(seen(), settings.compute) : nothing)),
    crossFieldIssues,
    issue: (parameter) => (isVisible(parameter.name) ? issueOf(parameter) : null),
    issues() {
      const visible = [...parameters.values()].filter(({ name }) => isVisible(name));
      const names = new Set(visible.map(({ name }) => name));
      const others = [...crossFieldIssues().values()].filter(({ name }) => !names.has(name));
      return [...visible.flatMap((parameter) => issueOf(parameter) ?? []), ...others];
    },
    submitted: () =>
      recordOf(
        form.parameters.flatMap(({ name }): [string, string][] => {
          const value = answer(name);
          return typeof value === "string" && isSubmitted(name) ? [[name, value]] : [];
        }),
      ),
  };
}

/** Returns the values with the computed ones, which replace those that are given for them. */
export const withComputed = <T>(
  model: FormModel,
  values: Readonly<Record<string, T>>,
): Readonly<Record<string, T | string | null>> =>
  model.settings.compute
    ? recordOf<T | string | null>([
        ...Object.entries(values),
        ...evaluate(model, values).computed().values,
      ])
    : values;

/** Returns no object, which could pass for the unread text of a field. */
const textOrNone = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? notText : value;

const notText = Symbol("notText");

function seenAnswers(
  form: Form,
  settings: ModelSettings,
  isSubmitted: (name: string) => boolean,
  answer: AnswerTo,
): VisibleAnswers {
  const parameters = form.parameters.filter(({ name }) => isSubmitted(name));
  const isValue = (value: string, parameter: Parameter): boolean => {
    // A rule that depends on answers cannot decide which these are.
    const rule = staticSetting(givenRule(parameter, settings));
    return faultOf(value, parameter, rule)?.type !== "typeMismatch";
  };
  const pairs = parameters.flatMap((parameter): [string, string][] => {
    const value = answer(parameter.name);
    return typeof value === "string" && isValue(value, parameter) ? [[parameter.name, value]] : [];
  });
  return { form: { ...form, parameters }, answers: recordOf(pairs) };
}

/** Computes a value when it is first asked for. */
export function lazy<T>(compute: () => T): () => T {
  let kept: { readonly value: T } | undefined;
  return () => (kept ??= { value: compute() }).value;
}
