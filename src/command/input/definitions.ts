import { type DefinitionIssue, type Form, safeParseForm } from "../../core/index.ts";
import { type Collection, safeParseCollection } from "../../document/index.ts";
import { propertyIn } from "../../document/read/formInDocument.ts";
import { locateIssue } from "../../document/text/locatedIssue.ts";
import { CannotRun, type Read } from "../verb.ts";
import { messageAt } from "./parseInput.ts";

/** Returns the entries of a collection; `null` for any other document. */
export function documentEntries(json: unknown): readonly unknown[] | null {
  const forms = propertyIn(json, "forms");
  return Array.isArray(forms) ? forms : null;
}

/**
 * Adds definitions from `forms` to the entries of a collection that have only an id. `taken`
 * contains the added definitions by path.
 */
export function withForms(collection: unknown, forms: readonly unknown[]) {
  const taken = new Map<string, unknown>();
  const whole = documentEntries(collection)?.map((entry, place) => {
    const id = propertyIn(entry, "id");
    const form = forms.find((one) => id !== undefined && propertyIn(one, "id") === id);
    if (form === undefined || propertyIn(entry, "form") !== undefined) return entry;
    taken.set(`$.forms[${place}].form`, form);
    return { ...Object(entry), form };
  });
  return { whole: { ...Object(collection), forms: whole }, taken };
}

/** Formats issues of an input, each with its line, its column and the surrounding lines. */
export const refusals = (input: Read, issues: readonly DefinitionIssue[]): readonly string[] =>
  issues.map((issue) => {
    const { place, about, message } = locateIssue(issue, input.json, input.placeOf);
    return messageAt(input, place, `${about}: ${message}`);
  });

/**
 * Parses the collection in an input.
 * @throws CannotRun with the place of each issue.
 */
export function collectionIn(input: Read): Collection {
  const parsed = safeParseCollection(input.json);
  if (parsed.ok) return parsed.collection;
  const reported = refusals(input, parsed.issues);
  throw new CannotRun(`${input.name} is not a valid collection.\n${reported.join("\n")}`);
}

/**
 * Parses the forms in an input: a form, or a collection with definitions.
 * @throws CannotRun with the place of each issue.
 */
export function readForms(input: Read): readonly Form[] {
  if (documentEntries(input.json))
    return collectionIn(input).forms.flatMap(({ form }) => form ?? []);
  const parsed = safeParseForm(input.json);
  if (parsed.ok) return [parsed.form];
  const reported = refusals(input, parsed.issues);
  throw new CannotRun(`${input.name} is not a valid form.\n${reported.join("\n")}`);
}
