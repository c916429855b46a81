import type { AnsweredValues, Form, Values } from "./form.ts";
import { blocks, type Issue } from "./issue.ts";
import { own, recordOf } from "./own.ts";
import type { RuleOptions, When } from "./rules/rule.ts";
import { validateForm } from "./validate.ts";

/** Values by parameter name as they come from outside; `Values` when they are typed. */
export type UnknownValues = Readonly<Record<string, unknown>>;

/** What is sent to the service: answered parameters only. `toPayload` writes them in form order. */
export interface Payload {
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
}

/** Thrown instead of making a payload that the service would refuse. It carries names and reasons, never values. */
export class InvalidValuesError extends Error {
  override readonly name = "InvalidValuesError";
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    const reasons = issues.map((issue) => `${JSON.stringify(issue.name)} (${issue.reason})`);
    super(`The service would refuse these values: ${reasons.join(", ")}.`);
    this.issues = issues;
  }
}

/**
 * The submission for the answers in `values`.
 * @throws InvalidValuesError when an answer is not acceptable or a required one is missing.
 */
export function toPayload(form: Form, values: UnknownValues, options: RuleOptions = {}): Payload {
  const issues = validateForm(form, values, options).filter(blocks);
  if (issues.length > 0) throw new InvalidValuesError(issues);
  return writePayload(form, values, options.when);
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
