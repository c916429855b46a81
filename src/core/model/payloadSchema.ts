import type { StandardSchemaV1 } from "./standardSchema.ts";
import type { Form } from "../definition/form.ts";
import { evaluate } from "./evaluate.ts";
import { createFormModel } from "./formModel.ts";
import { readPayload } from "./readPayload.ts";
import {
  schemaFailureOf,
  type SchemaOptions,
  createStandardSchema,
} from "./createStandardSchema.ts";
import type { Payload } from "./payload.ts";

/**
 * Creates a Standard Schema (https://standardschema.dev) for the body of a submission,
 * `{ parameters: [{ name, value }] }`. Rejects unknown and repeated names, and omits answers to
 * hidden parameters. Issue paths match the body, such as `["parameters", 0, "value"]`.
 */
export const payloadSchema = (
  form: Form,
  options: SchemaOptions = {},
): StandardSchemaV1<Payload, Payload> => {
  const model = createFormModel(form, options);
  return createStandardSchema((input) => {
    const payload = readPayload(form, input);
    if ("issues" in payload) return payload;
    const { values, places, parameters } = payload;
    const evaluation = evaluate(model, values);
    const refused = schemaFailureOf(model, evaluation, ({ name }) => {
      const place = places.get(name);
      return place === undefined ? ["parameters"] : ["parameters", place, "value"];
    });
    const visible = parameters.filter(({ name }) => evaluation.isVisible(name));
    return refused ?? { value: { parameters: visible } };
  });
};
