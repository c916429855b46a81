import type { Form, AnsweredValues, UnknownValues } from "../definition/form.ts";
import { blocks, type Issue } from "../values/issue.ts";
import { createFormModel, evaluate, type Payload, withComputed } from "./evaluate.ts";
import type { FormRules } from "./settings.ts";
import type { When } from "../rules/rule.ts";

/** Thrown by `toPayload` for invalid answers. Contains names and reasons, never values. */
export class InvalidValuesError extends Error {
  override readonly name = "InvalidValuesError";
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    const reasons = issues.map((issue) => `${JSON.stringify(issue.name)} (${issue.reason})`);
    super(`These values are not valid for submission: ${reasons.join(", ")}.`);
    this.issues = issues;
  }
}

/**
 * Creates the body of a submission from `values`, including computed values. Leaves out hidden,
 * disabled and unanswered parameters, as `submitted` of an `Evaluation` does.
 * @throws InvalidValuesError when an answer is invalid or a required one is missing.
 */
export function toPayload(form: Form, values: UnknownValues, options: FormRules = {}): Payload {
  const model = createFormModel(form, options);
  const evaluation = evaluate(model, withComputed(model, values));
  const issues = evaluation.issues().filter(blocks);
  if (issues.length > 0) throw new InvalidValuesError(issues);
  return evaluation.payload();
}

/**
 * Returns the submitted answers of `form`, without those that `when` hides, as a record without a
 * prototype.
 */
export const answeredValues = (form: Form, values: UnknownValues, when?: When): AnsweredValues =>
  evaluate(createFormModel(form, { when }), values).submitted();
