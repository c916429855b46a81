import type { StandardSchemaV1 } from "./standardSchema.ts";
import type { AnsweredValues, Form, Values } from "../definition/form.ts";
import { evaluate } from "./evaluate.ts";
import { createFormModel } from "./formModel.ts";
import { isRecord } from "../record.ts";
import { failure, failureOf, type SchemaOptions, standardSchema } from "./schema.ts";

/**
 * Creates a Standard Schema (https://standardschema.dev) for a record of values by parameter
 * name. The output contains only answered parameters of the form.
 */
export const formSchema = (
  form: Form,
  options: SchemaOptions = {},
): StandardSchemaV1<Values, AnsweredValues> => {
  const model = createFormModel(form, options);
  return standardSchema((input) => {
    if (!isRecord(input)) return failure("Expected an object of values by name");
    const evaluation = evaluate(model, input);
    const refused = failureOf(model, evaluation, ({ name }) => [name]);
    return refused ?? { value: evaluation.submitted() };
  });
};
