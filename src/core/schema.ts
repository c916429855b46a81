import type { StandardSchemaV1 } from "@standard-schema/spec";
import { rulesByAnswers } from "./byAnswers.ts";
import type { Form } from "./form.ts";
import { blocks, type Issue } from "./issue.ts";
import type { MessageOptions } from "./language.ts";
import { labelledMessageFor } from "./messages.ts";
import { validateForm } from "./validate.ts";
import type { UnknownValues } from "./values.ts";
import type { RuleOptions } from "./rules/rule.ts";

/** Rules, and the words in which issues are told. */
export interface SchemaOptions extends RuleOptions, MessageOptions {}

type Path = readonly PropertyKey[];

/** A schema of ours in the interface that validation libraries share: https://standardschema.dev */
export const standardSchema = <Input, Output = Input>(
  validate: (input: unknown) => StandardSchemaV1.Result<Output>,
): StandardSchemaV1<Input, Output> => ({
  "~standard": { version: 1, vendor: "parameter-form", validate },
});

export const refuse = (message: string, path: Path = []): StandardSchemaV1.FailureResult => ({
  issues: [{ message, path }],
});

/** The errors of a submission as schema issues, or `undefined` when there are none. */
export function refuseValues(
  form: Form,
  values: UnknownValues,
  options: SchemaOptions,
  pathOf: (issue: Issue) => Path,
): StandardSchemaV1.FailureResult | undefined {
  const now = rulesByAnswers(form, values, options);
  const errors = validateForm(form, values, now).filter(blocks);
  if (errors.length === 0) return undefined;
  const parameters = new Map(form.parameters.map((parameter) => [parameter.name, parameter]));
  return {
    issues: errors.map((issue) => ({
      message: labelledMessageFor(issue, parameters.get(issue.name), now),
      path: pathOf(issue),
    })),
  };
}
