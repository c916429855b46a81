import type { Form, Parameter } from "../../core/definition/form.ts";
import { isRecord, ownValue } from "../../core/record.ts";
import { addressed } from "../schema/addresses.ts";
import type { Collection, DocumentForm, DocumentSettings } from "../schema/collection.ts";

/** What is said of a form beside its definition, as in a collection. */
export type DocumentFormSettings = Omit<DocumentForm, "form">;

/** A form whose definition can be drawn, with what is said of it. */
export interface FormInDocument {
  readonly form: Form;
  /** The definition as it is written: an option that is left out counts in its paths. */
  readonly json: unknown;
  /** Where that stands. */
  readonly path: string;
  /** What is said of it; `null` where nobody said anything, so that nothing can be missing. */
  readonly said: DocumentFormSettings | null;
  /** Where that stands. */
  readonly saidPath: string;
  /** What is said of all forms of its collection, which stands at `$`. */
  readonly shared: DocumentSettings;
  /** The language of texts that are there in several, such as `en`. */
  readonly lang: string;
}

/** A form that is in no collection, with what is said of it: that has paths that begin so. */
export const loneForm = (
  form: Form,
  json: unknown,
  said: DocumentFormSettings | undefined,
): FormInDocument => ({
  form,
  json,
  path: "$",
  said: said ?? null,
  saidPath: "settings",
  shared: {},
  lang: form.lang ?? "en",
});

/** What stands at a key of something that may be anything. */
export const partOf = (found: unknown, key: string): unknown =>
  isRecord(found) ? ownValue(found, key) : undefined;

const itemsIn = (found: unknown, key: string): readonly unknown[] => {
  const list = partOf(found, key);
  return Array.isArray(list) ? list : [];
};

/** The forms of a collection whose definitions are there, by their addresses. */
export function formsIn(
  collection: Collection,
  json: unknown,
): readonly (readonly [address: string, FormInDocument])[] {
  const entries = itemsIn(json, "forms");
  return addressed(collection.forms).flatMap(([address, said], at) => {
    const { form } = said;
    if (!form) return [];
    const path = `$.forms[${at}]`;
    const found: FormInDocument = {
      form,
      json: partOf(entries[at], "form"),
      path: `${path}.form`,
      said,
      saidPath: path,
      shared: collection,
      lang: collection.lang || form.lang || "en",
    };
    return [[address, found] as const];
  });
}

/** Every parameter of a form, with its path. */
export const parametersIn = ({
  form,
  path,
}: FormInDocument): readonly (readonly [Parameter, path: string])[] =>
  form.parameters.map((parameter, at) => [parameter, `${path}.parameters[${at}]`]);

/** Where the option of this value stands in the parameter called `name`. */
export function optionPath({ json, path }: FormInDocument, name: string, value: string): string {
  const parameters = itemsIn(json, "parameters");
  const at = parameters.findIndex((one) => partOf(one, "name") === name);
  const options = itemsIn(parameters[at], "options");
  const place = options.findIndex((one) => partOf(one, "value") === value);
  return `${path}.parameters[${at}].options[${place}]`;
}
