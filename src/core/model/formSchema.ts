import type { StandardSchemaV1 } from "./standardSchema.ts";
import type { AnsweredValues, Form, Values } from "../definition/form.ts";
import { evaluate } from "./evaluate.ts";
import { createFormModel } from "./formModel.ts";
import { isRecord } from "../record.ts";
import {
  schemaFailure,
  schemaFailureOf,
  type SchemaOptions,
  createStandardSchema,
} from "./createStandardSchema.ts";

/**
 * Creates a Standard Schema (https://standardschema.dev) for a record of values by parameter
 * name. The output contains only answered parameters of the form.
 */
export const formSchema = (
  form: Form,
  options: SchemaOptions = {},
): StandardSchemaV1<Values, AnsweredValues> => {
  const model = createFormModel(form, options);
  return createStandardSchema((input) => {
    if (!isRecord(input)) return schemaFailure("Expected an object of values by name");
    const evaluation = evaluate(model, input);
    const refused = schemaFailureOf(model, evaluation, ({ name }) => [name]);
    return refused ?? { value: evaluation.submitted() };
  });
};
