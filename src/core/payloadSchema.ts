import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { Form } from "./form.ts";
import { isRecord, recordOf } from "./own.ts";
import { refuse, refuseValues, type SchemaOptions, standardSchema } from "./schema.ts";
import type { Payload } from "./values.ts";

/**
 * A Standard Schema (https://standardschema.dev) over `{ parameters: [{ name, value }] }`, the body of a submission.
 * A name that the form lacks, or that comes twice, is refused. Paths are the service's own, such as `["parameters", 0, "value"]`.
 */
export const payloadSchema = (
  form: Form,
  options: SchemaOptions = {},
): StandardSchemaV1<Payload, Payload> =>
  standardSchema((input) => {
    const list: unknown = isRecord(input) ? input["parameters"] : undefined;
    if (!Array.isArray(list)) return refuse("Expected an array", ["parameters"]);
    const names = new Set(form.parameters.map(({ name }) => name));
    const places = new Map<string, number>();
    const parameters: { name: string; value: string }[] = [];
    const values = recordOf<string>([]);
    for (const [index, entry] of list.entries()) {
      const at = (key: string) => ["parameters", index, key];
      const { name, value }: Record<string, unknown> = isRecord(entry) ? entry : {};
      if (typeof name !== "string") return refuse("Expected a string", at("name"));
      if (typeof value !== "string") return refuse("Expected a string", at("value"));
      if (!names.has(name)) return refuse("The form has no parameter of this name", at("name"));
      if (places.has(name)) return refuse("This parameter is answered twice", at("name"));
      places.set(name, index);
      values[name] = value;
      parameters.push({ name, value });
    }
    const refused = refuseValues(form, values, options, ({ name }) => {
      const place = places.get(name);
      return place === undefined ? ["parameters"] : ["parameters", place, "value"];
    });
    return refused ?? { value: { parameters } };
  });
