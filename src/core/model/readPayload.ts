import type { StandardSchemaV1 } from "./standardSchema.ts";
import type { Form } from "../definition/form.ts";
import { isRecord, recordOf } from "../record.ts";
import { schemaFailure } from "./createStandardSchema.ts";
import type { Payload } from "./payload.ts";

export interface ReadPayload {
  readonly values: Readonly<Record<string, string>>;
  /** Index of each name in the list. */
  readonly places: ReadonlyMap<string, number>;
  readonly parameters: Payload["parameters"];
}

/** Message for an answer to a parameter that is not in the form. */
export const noSuchParameter = "The form has no parameter of this name";

/**
 * Parses `{ parameters: [{ name, value }] }`. Returns issues unless each name is a parameter of
 * `form`, occurs once, and has a string value.
 */
export function readPayload(
  form: Form,
  input: unknown,
): ReadPayload | StandardSchemaV1.FailureResult {
  const list: unknown = isRecord(input) ? input["parameters"] : undefined;
  if (!Array.isArray(list)) return schemaFailure("Expected an array", ["parameters"]);
  const names = new Set(form.parameters.map(({ name }) => name));
  const places = new Map<string, number>();
  const values = recordOf<string>([]);
  const parameters: { name: string; value: string }[] = [];
  for (const [index, entry] of list.entries()) {
    const at = (key: string) => ["parameters", index, key];
    const { name, value }: Record<string, unknown> = isRecord(entry) ? entry : {};
    if (typeof name !== "string") return schemaFailure("Expected a string", at("name"));
    if (typeof value !== "string") return schemaFailure("Expected a string", at("value"));
    if (!names.has(name)) return schemaFailure(noSuchParameter, at("name"));
    if (places.has(name)) return schemaFailure("Duplicate parameter", at("name"));
    places.set(name, index);
    values[name] = value;
    parameters.push({ name, value });
  }
  return { values, places, parameters };
}
