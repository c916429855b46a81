import { askedIn } from "./asked.ts";
import type { AnsweredValues, Form, Values } from "./form.ts";
import { ownValue, recordOf } from "./record.ts";
import type { When } from "./rules/rule.ts";

/** Values by parameter name as they come from outside; `Values` when they are typed. */
export type UnknownValues = Readonly<Record<string, unknown>>;

/**
 * The answers among `values` that belong to `form`, those that `when` hides left out, as a record
 * without a prototype.
 */
export const answeredValues = (form: Form, values: UnknownValues, when?: When): AnsweredValues =>
  recordOf(answeredPairs(form, values, when));

/** The same as pairs, in form order: a record would put names such as `7` first. */
export function answeredPairs(
  form: Form,
  values: UnknownValues,
  when?: When,
): [name: string, value: string][] {
  const pairs: [name: string, value: string][] = [];
  const isAsked = askedIn(when, (name) => ownValue(values, name));
  for (const { name } of form.parameters) {
    const value = ownValue(values, name);
    if (typeof value === "string" && isAsked(name)) pairs.push([name, value]);
  }
  return pairs;
}

/** A value for every parameter of `form`: the one in `initial`, else `null` for unanswered. */
export const getDefaultValues = (form: Form, initial: Values = {}): Record<string, string | null> =>
  recordOf(form.parameters.map(({ name }) => [name, ownValue(initial, name) ?? null]));
