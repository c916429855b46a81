import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { AnsweredValues, Form, Values } from "./form.ts";
import { isRecord } from "./record.ts";
import { refuse, refuseValues, type SchemaOptions, standardSchema } from "./schema.ts";
import { answeredValues } from "./values.ts";

/**
 * A Standard Schema (https://standardschema.dev) over a record of values by parameter name.
 * Its output has the answered parameters only; names the form lacks are left out.
 */
export const formSchema = (
  form: Form,
  options: SchemaOptions = {},
): StandardSchemaV1<Values, AnsweredValues> =>
  standardSchema((input) => {
    if (!isRecord(input)) return refuse("Expected an object of values by name");
    const refused = refuseValues(form, input, options, ({ name }) => [name]);
    return refused ?? { value: answeredValues(form, input, options.when) };
  });
