import type { Form } from "./form.ts";
import { blocks, type Issue } from "./issue.ts";
import type { RuleOptions, When } from "./rules/rule.ts";
import { withComputed } from "./checks/computed.ts";
import { validateForm } from "./validate.ts";
import { answeredPairs, type UnknownValues } from "./values.ts";

/** What is sent to the service: answered parameters only, in form order. */
export interface Payload {
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
}

/**
 * Thrown instead of making a payload that the service would refuse. It carries names and reasons,
 * never values.
 */
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
 * The submission for the answers in `values`, with those that `compute` works out.
 * @throws InvalidValuesError when an answer is not acceptable or a required one is missing.
 */
export function toPayload(form: Form, values: UnknownValues, options: RuleOptions = {}): Payload {
  const all = withComputed(form, values, options);
  const issues = validateForm(form, all, options).filter(blocks);
  if (issues.length > 0) throw new InvalidValuesError(issues);
  return writePayload(form, all, options.when);
}

/** The submission for values that were found right. */
export const writePayload = (form: Form, values: UnknownValues, when?: When): Payload => ({
  parameters: answeredPairs(form, values, when).map(([name, value]) => ({ name, value })),
});
