import { fromJsonSchema } from "../../core/definition/jsonSchema/fromJsonSchema.ts";
import { safeParseForm } from "../../core/definition/parseForm.ts";
import { isRecord } from "../../core/record.ts";
import { definitionSentence } from "../../document/read/definitionSentence.ts";
import type { DocumentForm } from "../../document/schema/collectionTypes.ts";
import { toCollection } from "../../document/toCollection.ts";
import { reasonOf } from "../../document/wording.ts";

/** A form that was read from JSON, or the reason why it cannot be read. */
export type ReadDefinition =
  | { readonly ok: true; readonly entry: DocumentForm }
  | { readonly ok: false; readonly reason: string };

/** Reads the definition of a form, or a JSON Schema, from a text. Never throws. */
export function readDefinition(text: string): ReadDefinition {
  const json = parsed(text);
  if (!json.ok) return json;
  if (isRecord(json.value) && "parameters" in json.value) {
    const read = safeParseForm(json.value);
    return read.ok ? { ok: true, entry: { form: read.form } } : problem(read.issues);
  }
  const read = fromJsonSchema(json.value);
  if (!read.ok) return problem(read.issues);
  const { form, rules, defaultValues } = read;
  const { collection } = toCollection({ forms: [{ id: "schema", form, rules, defaultValues }] });
  const { id: _placeholder, ...entry } = collection.forms[0] ?? { form };
  return { ok: true, entry };
}

type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string };

function parsed(text: string): Parsed {
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, value };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

type Issues = Parameters<typeof definitionSentence>[0][];

const problem = (issues: readonly Issues[number][]): ReadDefinition => ({
  ok: false,
  reason: issues.slice(0, 3).map(definitionSentence).join(". "),
});
