import type { StandardSchemaV1 } from "./standardSchema.ts";
import type { Form } from "../definition/form.ts";
import { evaluate } from "./evaluate.ts";
import { createFormModel } from "./formModel.ts";
import { readPayload } from "./readPayload.ts";
import { refuseErrors, type SchemaOptions, standardSchema } from "./schema.ts";
import type { Payload } from "./payload.ts";

/**
 * A Standard Schema (https://standardschema.dev) over `{ parameters: [{ name, value }] }`, the body
 * of a submission. A name that the form lacks, or that comes twice, is refused; the answer to a
 * parameter that is not asked is left out. Paths are the service's own, such as `["parameters", 0,
 * "value"]`.
 */
export const payloadSchema = (
  form: Form,
  options: SchemaOptions = {},
): StandardSchemaV1<Payload, Payload> => {
  const model = createFormModel(form, options);
  return standardSchema((input) => {
    const payload = readPayload(form, input);
    if ("issues" in payload) return payload;
    const { values, places, parameters } = payload;
    const evaluation = evaluate(model, values);
    const refused = refuseErrors(model, evaluation, ({ name }) => {
      const place = places.get(name);
      return place === undefined ? ["parameters"] : ["parameters", place, "value"];
    });
    const visible = parameters.filter(({ name }) => evaluation.isVisible(name));
    return refused ?? { value: { parameters: visible } };
  });
};
