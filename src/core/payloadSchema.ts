import type { StandardSchemaV1 } from "@standard-schema/spec";
import { askedIn } from "./asked.ts";
import type { Form } from "./form.ts";
import { ownValue } from "./record.ts";
import { readPayload } from "./readPayload.ts";
import { refuseValues, type SchemaOptions, standardSchema } from "./schema.ts";
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
): StandardSchemaV1<Payload, Payload> =>
  standardSchema((input) => {
    const payload = readPayload(form, input);
    if ("issues" in payload) return payload;
    const { values, places, parameters } = payload;
    const refused = refuseValues(form, values, options, ({ name }) => {
      const place = places.get(name);
      return place === undefined ? ["parameters"] : ["parameters", place, "value"];
    });
    const isAsked = askedIn(options.when, (name) => ownValue(values, name));
    return refused ?? { value: { parameters: parameters.filter(({ name }) => isAsked(name)) } };
  });
