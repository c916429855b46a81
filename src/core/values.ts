import type { AnsweredValues, Form, Values } from "./form.ts";
import { own, recordOf } from "./own.ts";
import type { When } from "./rules/rule.ts";

/** Values by parameter name as they come from outside; `Values` when they are typed. */
export type UnknownValues = Readonly<Record<string, unknown>>;

/** What is sent to the service: answered parameters only. `toPayload` writes them in form order. */
export interface Payload {
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
}

/** The submission for values that were found right. */
export const writePayload = (form: Form, values: UnknownValues, when?: When): Payload => ({
  parameters: answered(form, values, when).map(([name, value]) => ({ name, value })),
});

/** The answers among `values` that belong to `form`, those that `when` hides left out, as a record without a prototype. */
export const answeredValues = (form: Form, values: UnknownValues, when?: When): AnsweredValues =>
  recordOf(answered(form, values, when));

function answered(form: Form, values: UnknownValues, when?: When): [string, string][] {
  const pairs: [string, string][] = [];
  const answer = (name: string): unknown => own(values, name);
  for (const { name } of form.parameters) {
    const value = own(values, name);
    if (typeof value === "string" && (!when || when(name, answer))) pairs.push([name, value]);
  }
  return pairs;
}

/** A value for every parameter of `form`: the one in `initial`, else `null` for unanswered. */
export const getDefaultValues = (form: Form, initial: Values = {}): Record<string, string | null> =>
  recordOf(form.parameters.map(({ name }) => [name, own(initial, name) ?? null]));
