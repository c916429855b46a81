import type { Form, Parameter, ParameterType } from "../../core/index.ts";
import { fromJsonSchema, type JsonSchemaOptions } from "../../core/definition/jsonSchema/index.ts";
import { readForms, refusals } from "../input/definitions.ts";
import { CannotRun, type Options, type Outcome, type Read, type VerbInput } from "../verb.ts";
import { toHtml } from "./toHtml.ts";

const asJson = (json: unknown): Outcome => ({ text: JSON.stringify(json, null, 2), json });

/** Converters by the value of `--to`. */
const formats: Readonly<Record<string, (form: Form) => Outcome | Promise<Outcome>>> = {
  "json-schema": (form) => asJson(toJsonSchema(form)),
  async html(form) {
    const html = await toHtml(form);
    return { text: html, json: { html } };
  },
};

/** Converts a form to another format, or a JSON Schema to a form. */
export async function run({ args, options, read }: VerbInput): Promise<Outcome> {
  const { from, to } = options;
  const format = typeof to === "string" && Object.hasOwn(formats, to) ? formats[to] : undefined;
  if (from === undefined ? !format : from !== "json-schema" || to !== undefined)
    throw new CannotRun("Pass --from json-schema, --to json-schema or --to html.");
  const inputs = await read(args);
  const [input] = inputs;
  if (!input || inputs.length > 1)
    throw new CannotRun(`Pass one file to convert, not ${inputs.length}.`);
  if (!format) return fromSchema(input, options);
  const [found, another] = readForms(input);
  if (found && !another) return format(found);
  throw new CannotRun(`${input.name} does not contain exactly one form. Pass a file for each.`);
}

function fromSchema(input: Read, options: Options): Outcome {
  const read = fromJsonSchema(input.json, schemaOptions(options));
  if (!read.ok)
    return {
      text: `${input.name} has keywords that a form does not support.\n${refusals(input, read.issues).join("\n")}`,
      json: { issues: read.issues },
      found: true,
    };
  const { form, rules, skipped } = read;
  const ruled = Object.keys(rules);
  const notes = [
    ...(ruled.length > 0
      ? [
          `A definition has no rules, but the schema has rules for ${ruled.join(", ")}. Pass them to the form and the server.`,
        ]
      : []),
    ...skipped.map(({ path }) => `Skipped: ${path}`),
  ];
  return { ...asJson(form), ...(notes.length > 0 && { note: notes.join("\n") }) };
}

const schemaOptions = ({ currency, percent, skip }: Options): JsonSchemaOptions => {
  const named = (names: unknown) => (typeof names === "string" ? names.split(",") : []);
  return {
    types: Object.fromEntries([
      ...named(currency).map((name) => [name.trim(), "currency"] as const),
      ...named(percent).map((name) => [name.trim(), "percent"] as const),
    ]),
    ...(skip ? { onUnsupported: "skip" } : {}),
  };
};

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
