import type { Form, Parameter, ParameterType } from "../../core/index.ts";

type Keywords = Readonly<Record<string, unknown>>;

/** Keywords of each type. `fromJsonSchema` converts them back. */
const byType: Readonly<Record<Exclude<ParameterType, "select">, Keywords>> = {
  boolean: { type: "boolean" },
  currency: { type: "number", multipleOf: 0.01 },
  number: { type: "integer", minimum: 1 },
  percent: { type: "number", minimum: 0, maximum: 100 },
  string: { type: "string" },
};

function keywordsOf(parameter: Parameter): Keywords {
  if (parameter.type !== "select") return byType[parameter.type];
  const choices = parameter.options
    .filter(({ disabled }) => !disabled)
    .map(({ value, label, description }) => ({ const: value, title: label, description }));
  return choices.length > 0 ? { type: "string", oneOf: choices } : { type: "string", enum: [] };
}

const schemaOf = (parameter: Parameter): Keywords => ({
  ...keywordsOf(parameter),
  title: parameter.label,
  description: parameter.description,
});

/**
 * Converts a form to a flat JSON Schema (2020-12). Omits properties of the form that have no
 * keyword.
 */
export const toJsonSchema = ({ id, description, parameters }: Form): Keywords => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  ...(id !== undefined && { $id: id }),
  type: "object",
  title: description,
  properties: Object.fromEntries(parameters.map((one) => [one.name, schemaOf(one)])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});
