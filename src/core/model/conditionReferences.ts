import { isCondition, type AnswerTest, type Condition } from "./evaluateCondition.ts";
import type { Form, Parameter } from "../definition/form.ts";

/**
 * Thrown for an unknown or ambiguous name, a circular dependency, or a value that is not a
 * condition.
 */
export class ConditionError extends Error {
  override readonly name = "ConditionError";
}

/**
 * Conditions by parameter name, or a function that returns the condition of a parameter, for
 * example from `depends_on` of the service.
 */
export type Conditions =
  | Readonly<Record<string, Condition>>
  | ((parameter: Parameter) => Condition | null | undefined);

/** A form with its conditions. A signer is a form without questions. */
export interface ConditionedForm {
  readonly id: string;
  /** `null` until its definition is loaded. */
  readonly form: Form | null;
  readonly when?: Condition | undefined;
  readonly conditions?: Conditions | undefined;
  readonly repeat?: object | undefined;
  /**
   * Whether the form is a step of the collection. Other forms only have answers that conditions can
   * test; errors in their own conditions are ignored.
   * @default true
   */
  readonly isStep?: boolean | undefined;
}

export type ParameterAt = readonly [form: string, name: string];

/** Returns the key of a form or a parameter for error messages. */
export const parameterKey = (form: string, name?: string): string =>
  JSON.stringify(name === undefined ? form : [form, name]);

const known = new WeakMap<Form, ReadonlySet<string>>();

function namesIn(form: Form): ReadonlySet<string> {
  const names = known.get(form) ?? new Set(form.parameters.map(({ name }) => name));
  known.set(form, names);
  return names;
}

const has = ({ form }: ConditionedForm, name: string): boolean =>
  form !== null && namesIn(form).has(name);

export function conditionsOf({
  form,
  conditions = {},
}: ConditionedForm): readonly (readonly [name: string, condition: unknown])[] {
  if (!form) return [];
  const entries: readonly (readonly [string, unknown])[] =
    typeof conditions === "function"
      ? form.parameters.map((parameter) => [parameter.name, conditions(parameter)])
      : Object.entries(conditions);
  return entries.filter(([, condition]) => condition !== undefined && condition !== null);
}

/**
 * Validates the condition of a form or a parameter.
 * @throws ConditionError for an unknown parameter, or a value that is not a condition.
 */
export function checkCondition(
  of: ConditionedForm,
  name: string | undefined,
  condition: unknown,
): asserts condition is Condition {
  const called = parameterKey(name ?? of.id);
  if (name !== undefined && !has(of, name))
    throw new ConditionError(
      `A condition is defined for ${called}, but no parameter has this name. Names are case-sensitive.`,
    );
  if (!isCondition(condition))
    throw new ConditionError(
      `The condition of ${called} is invalid. Expected { name } with one of equals, oneOf, not and answered, or { all: […] }, or { any: […] }.`,
    );
}

/**
 * Resolves the parameter that a test references: in the form that the test names, in `asker`, or
 * else the only parameter of this name in the collection. Returns `null` if the parameter may be in
 * a form that is not loaded yet. The condition of a whole form must name even its own form.
 *
 * @param called Formats a form or a parameter for an error message.
 * @throws ConditionError for a name that is unknown, ambiguous, or in another repeated form.
 */
export function resolveReference(
  forms: readonly ConditionedForm[],
  asker: ConditionedForm,
  name: string | undefined,
  test: AnswerTest,
  called = parameterKey,
): ParameterAt | null {
  const unknown = (reference: string): ConditionError =>
    new ConditionError(
      `The condition of ${called(asker.id, name)} references ${reference}, which does not exist. Names are case-sensitive.`,
    );
  /** Returns the parameter. Rejects another repeated form, which has an answer per item. */
  const inSingleForm = ({ id, repeat }: ConditionedForm): ParameterAt => {
    if (!repeat || id === asker.id) return [id, test.name];
    throw new ConditionError(
      `The condition of ${called(asker.id, name)} references ${called(id, test.name)}, but that form is repeated and has one answer per item. Reference a form that is not repeated.`,
    );
  };

  if (test.form !== undefined) {
    const named = forms.find(({ id }) => id === test.form);
    if (!named || (named.form && !has(named, test.name)))
      throw unknown(called(test.form, test.name));
    return inSingleForm(named);
  }
  if (name !== undefined && has(asker, test.name)) return [asker.id, test.name];
  const others = forms.filter((one) => one.id !== asker.id && has(one, test.name));
  const steps = others.filter(({ isStep = true }) => isStep);
  const [first, ...more] = steps.length > 0 ? steps : others;
  if (more.length > 0)
    throw new ConditionError(
      `The condition of ${called(asker.id, name)} references ${parameterKey(test.name)}, which exists in more than one form. Add the form: { form: "…", name }.`,
    );
  if (first) return inSingleForm(first);
  if (forms.every(({ form }) => form !== null)) throw unknown(parameterKey(test.name));
  return null;
}
