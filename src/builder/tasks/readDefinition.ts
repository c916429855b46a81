import { fromJsonSchema } from "../../core/definition/jsonSchema/fromJsonSchema.ts";
import { safeParseForm } from "../../core/definition/parseForm.ts";
import type { DefinitionIssue } from "../../core/definition/definitionIssue.ts";
import { isRecord } from "../../core/record.ts";
import { definitionSentence } from "../../document/read/definitionSentence.ts";
import type { DocumentForm } from "../../document/schema/collectionTypes.ts";
import { toCollection } from "../../document/toCollection.ts";
import { readJsonWithPlaces } from "../../document/text/jsonPlaces.ts";

/** A form that was read from JSON, or the reason why it cannot be read. */
export type ReadDefinition =
  | { readonly ok: true; readonly entry: DocumentForm }
  | { readonly ok: false; readonly reason: string };

/** Reads the definition of a form, or a JSON Schema, from a text. Never throws. */
export function readDefinition(text: string): ReadDefinition {
  const parsed = readJsonWithPlaces(text);
  if (!parsed.ok) return { ok: false, reason: parsed.message };
  const { json } = parsed;
  if (isRecord(json) && "parameters" in json) {
    const read = safeParseForm(json);
    return read.ok ? { ok: true, entry: { form: read.form } } : problem(read.issues);
  }
  const read = fromJsonSchema(json);
  if (!read.ok) return problem(read.issues);
  const { form, rules, defaultValues } = read;
  const { collection } = toCollection({ forms: [{ id: "schema", form, rules, defaultValues }] });
  const { id: _placeholder, ...entry } = collection.forms[0] ?? { form };
  return { ok: true, entry };
}

const problem = (issues: readonly DefinitionIssue[]): ReadDefinition => ({
  ok: false,
  reason: issues.slice(0, 3).map(definitionSentence).join(". "),
});
