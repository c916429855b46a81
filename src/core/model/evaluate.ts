import type { Form, Parameter, AnsweredValues, UnknownValues } from "../definition/form.ts";
import { inSections } from "../definition/sections.ts";
import { type ModelSettings, type Resolved, resolveDynamic } from "./settings.ts";
import { findCrossFieldIssues, moreSevere } from "./checks/crossFieldIssues.ts";
import { type Computed, runComputations, type VisibleAnswers } from "./checks/runComputations.ts";
import type { Issue } from "../values/issue.ts";
import { findValueIssue } from "../values/codecFor.ts";
import { getOwn, recordOf } from "../record.ts";
import { ruleSetting } from "../rules/recommendedRules.ts";
import type { AnswerTo } from "../rules/rule.ts";
import { isDisabled, validateField } from "./validateField.ts";
import { type Answers, staticSetting } from "./dynamic.ts";
import { visibleIn } from "./when.ts";

/** A form with its settings for visibility and validation. */
export interface FormModel<Settings extends ModelSettings = ModelSettings> {
  readonly form: Form;
  readonly settings: Settings;
  /** Parameters by name, in display order. */
  readonly parameters: ReadonlyMap<string, Parameter>;
}

/** Creates the model of a form for `evaluate`. Create it once, not per evaluation. */
export const createFormModel = <Settings extends ModelSettings>(
  form: Form,
  settings: Settings,
): FormModel<Settings> => ({
  form,
  settings,
  parameters: new Map(
    inSections(form, settings.sections ?? []).map((parameter) => [parameter.name, parameter]),
  ),
});

/** Body of a submission: answered parameters in form order. */
export interface Payload {
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
}

/**
 * Result of evaluating a form with one set of answers. Each part is computed and cached on first
 * use, so the answers must not change.
 */
export interface Evaluation<Settings extends ModelSettings = ModelSettings> {
  /** Whether a parameter is visible. */
  isVisible(this: void, name: string): boolean;
  /** Whether a parameter is the last visible one. */
  isLast(this: void, name: string): boolean;
  /**
   * Returns the answers for checks, computations and dynamic settings: those of visible, enabled
   * parameters. Invalid ones, such as an amount without a digit, are missing.
   */
  answers(this: void): Answers;
  /** Returns the resolved settings. */
  settings(this: void): Resolved<Settings>;
  /** Returns the most severe cross-field issue per parameter. */
  crossFieldIssues(this: void): ReadonlyMap<string, Issue>;
  /** Returns the computed answers of visible, enabled parameters. */
  computed(this: void): Computed;
  /**
   * Returns the most severe issue of a parameter, including cross-field issues; `null` if it is
   * hidden.
   */
  issue(this: void, parameter: Parameter): Issue | null;
  /** Returns the issues of visible parameters in order, then cross-field issues at other names. */
  issues(this: void): Issue[];
  /**
   * Returns the strings that would be submitted, valid or not. Leaves out hidden, disabled and
   * unanswered parameters, and text that could not be parsed.
   */
  submitted(this: void): AnsweredValues;
  /** Returns the body of a submission with the strings of `submitted`. */
  payload(this: void): Payload;
}

type ValidateOne = (parameter: Parameter, value: unknown) => Issue | null;

const nothing: Computed = { values: new Map(), from: new Map() };

/**
 * Evaluates a form with a set of answers: visibility, settings, computed values, issues and
 * submitted values.
 *
 * @param values Unchecked values by parameter name, or a function that returns field values,
 *   including text that could not be parsed.
 * @param validateOne Replaces the validation of a single value, for example with a cached one.
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
      : (name) => textOrNone(getOwn(values, name));
  const isVisible = visibleIn(settings, answer);
  const isSubmitted = (name: string): boolean => isVisible(name) && !isDisabled(name, settings);
  const seen = lazy(() => seenAnswers(form, settings, isSubmitted, answer));
  const answers = (): Answers => seen().answers;
  const resolved = lazy(() => resolveDynamic(settings, answers));
  const crossFieldIssues = lazy(() => findCrossFieldIssues(seen, resolved()));
  const validate: ValidateOne =
    validateOne ?? ((parameter, value) => validateField(parameter, value, resolved()));
  const last = lazy(() => [...parameters.keys()].findLast(isVisible));
  const submitted = lazy(() =>
    form.parameters.flatMap(({ name }): [string, string][] => {
      const value = answer(name);
      return typeof value === "string" && isSubmitted(name) ? [[name, value]] : [];
    }),
  );
  const issueOf = (parameter: Parameter): Issue | null =>
    moreSevere(validate(parameter, answer(parameter.name)), crossFieldIssues().get(parameter.name));
  return {
    isVisible,
    isLast: (name) => name === last(),
    answers,
    settings: resolved,
    computed: lazy(() => (settings.compute ? runComputations(seen(), settings.compute) : nothing)),
    crossFieldIssues,
    issue: (parameter) => (isVisible(parameter.name) ? issueOf(parameter) : null),
    issues() {
      const visible = [...parameters.values()].filter(({ name }) => isVisible(name));
      const names = new Set(visible.map(({ name }) => name));
      const others = [...crossFieldIssues().values()].filter(({ name }) => !names.has(name));
      return [...visible.flatMap((parameter) => issueOf(parameter) ?? []), ...others];
    },
    submitted: () => recordOf(submitted()),
    payload: () => ({ parameters: submitted().map(([name, value]) => ({ name, value })) }),
  };
}

/** Returns the values merged with the computed ones, which take precedence. */
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

/** Replaces an object, which could be mistaken for the field value of unparsable text. */
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
    // Uses only static rules, because dynamic rules depend on these answers.
    const rule = staticSetting(ruleSetting(parameter, settings));
    return findValueIssue(value, parameter, rule)?.type !== "typeMismatch";
  };
  const pairs = parameters.flatMap((parameter): [string, string][] => {
    const value = answer(parameter.name);
    return typeof value === "string" && isValue(value, parameter) ? [[parameter.name, value]] : [];
  });
  return { form: { ...form, parameters }, answers: recordOf(pairs) };
}

export function lazy<T>(compute: () => T): () => T {
  let kept: { readonly value: T } | undefined;
  return () => (kept ??= { value: compute() }).value;
}
