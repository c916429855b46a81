import type { StandardSchemaV1 } from "./standardSchema.ts";
import { blocks, type Issue } from "../values/issue.ts";
import type { MessageOptions } from "../values/language.ts";
import { labelledMessageFor } from "../messages/issueMessages.ts";
import type { Evaluation } from "./evaluate.ts";
import type { FormModel } from "./formModel.ts";
import type { FormRules } from "./settings.ts";

/** Rules and messages of a schema. */
export interface SchemaOptions extends FormRules, MessageOptions {}

type Path = readonly PropertyKey[];

/** Creates a Standard Schema: https://standardschema.dev */
export const createStandardSchema = <Input, Output = Input>(
  validate: (input: unknown) => StandardSchemaV1.Result<Output>,
): StandardSchemaV1<Input, Output> => ({
  "~standard": { version: 1, vendor: "parameter-form", validate },
});

export const schemaFailure = (
  message: string,
  path: Path = [],
): StandardSchemaV1.FailureResult => ({
  issues: [{ message, path }],
});

/** Returns the issues of an evaluation that block submission; `undefined` if there are none. */
export function schemaFailureOf(
  { parameters }: FormModel,
  evaluation: Evaluation<SchemaOptions>,
  pathOf: (issue: Issue) => Path,
): StandardSchemaV1.FailureResult | undefined {
  const errors = evaluation.issues().filter(blocks);
  if (errors.length === 0) return undefined;
  return {
    issues: errors.map((issue) => ({
      message: labelledMessageFor(issue, parameters.get(issue.name), evaluation.settings()),
      path: pathOf(issue),
    })),
  };
}
