import type { StandardSchemaV1 } from "./standardSchema.ts";
import { blocks, type Issue } from "../values/issue.ts";
import type { MessageOptions } from "../values/language.ts";
import { labelledMessageFor } from "../messages/issueMessages.ts";
import {
  type Evaluation,
  evaluate,
  type FormModel,
  createFormModel,
  type Payload,
} from "./evaluate.ts";
import type { FormRules } from "./settings.ts";
import type { Form, AnsweredValues, Values } from "../definition/form.ts";
import { isRecord, recordOf } from "../record.ts";

/** Rules and messages of a schema. */
export interface SchemaOptions extends FormRules, MessageOptions {}

type Path = readonly PropertyKey[];

/** Creates a Standard Schema: https://standardschema.dev */
const createStandardSchema = <Input, Output = Input>(
  validate: (input: unknown) => StandardSchemaV1.Result<Output>,
): StandardSchemaV1<Input, Output> => ({
  "~standard": { version: 1, vendor: "parameter-form", validate },
});

const schemaFailure = (message: string, path: Path = []): StandardSchemaV1.FailureResult => ({
  issues: [{ message, path }],
});

/** Returns the issues of an evaluation that block submission; `undefined` if there are none. */
function schemaFailureOf(
  { parameters }: FormModel,
  evaluation: Evaluation<SchemaOptions>,
  pathOf: (issue: Issue) => Path,
): StandardSchemaV1.FailureResult | undefined {
  const errors = evaluation.issues().filter(blocks);
  if (errors.length === 0) return undefined;
  return {
    issues: errors.map((issue) => ({
      message: labelledMessageFor(issue, parameters.get(issue.name), evaluation.settings()),
      path: pathOf(issue),
    })),
  };
}

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
