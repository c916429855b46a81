import { unknownIn } from "../../core/model/checkConditions.ts";
import type { AnswerTest, Condition } from "../../core/model/condition.ts";
import { ConditionError } from "../../core/model/ConditionError.ts";
import type { Form } from "../../core/definition/form.ts";
import type { Conditions } from "../../core/model/shownWhen.ts";

/** A form and its conditions; `form` is `null` while it is not there. */
export interface ConditionedForm {
  readonly id: string;
  readonly options: {
    readonly when?: Condition | undefined;
    readonly conditions?: Conditions | undefined;
    readonly repeat?: object | undefined;
  };
  readonly form: Form | null;
  /** Whether it is a step; the answers of others count, but their own faults are nobody's. */
  readonly isPlaced: boolean;
}

/** A parameter of a collection. */
export type ParameterAt = readonly [form: string, name: string];

/** What a form or a parameter is called in a sentence, and told apart by. */
export const parameterKey = (form: string, name?: string): string =>
  JSON.stringify(name === undefined ? form : [form, name]);

/**
 * The parameter of another form that a test looks at; `null` while it may be in a form that is not
 * there yet.
 */
export function findTested(
  forms: readonly ConditionedForm[],
  asker: string,
  { form, name }: AnswerTest,
  askingForm: string,
): ParameterAt | null {
  const has = (one: ConditionedForm): boolean =>
    one.form !== null && one.form.parameters.some((parameter) => parameter.name === name);
  if (form !== undefined) {
    const named = forms.find(({ id }) => id === form);
    if (!named || (named.form && !has(named))) throw unknownIn(asker, parameterKey(form, name));
    return once(named, name, asker, askingForm);
  }
  const others = forms.filter((one) => one.id !== askingForm && has(one));
  const placed = others.filter(({ isPlaced }) => isPlaced);
  const [first, ...more] = placed.length > 0 ? placed : others;
  if (more.length > 0)
    throw new ConditionError(
      `The condition of ${asker} asks for the answer to ${parameterKey(name)}, which more than one form has. Say which: { form: "…", name }.`,
    );
  if (first) return once(first, name, asker, askingForm);
  if (forms.every((one) => one.form !== null)) throw unknownIn(asker, parameterKey(name));
  return null;
}

/** A form that repeats has no one answer that another could be told. */
function once(
  { id, options }: ConditionedForm,
  name: string,
  asker: string,
  askingForm: string,
): ParameterAt {
  if (!options.repeat || id === askingForm) return [id, name];
  throw new ConditionError(
    `The condition of ${asker} asks for the answer to ${parameterKey(id, name)}, but that form repeats and has one for each round. Ask it once, in a form that does not repeat.`,
  );
}
