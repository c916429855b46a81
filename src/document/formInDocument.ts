import type { Form, Parameter } from "../core/form.ts";
import { isRecord, ownValue } from "../core/record.ts";
import { addressesOf } from "./addresses.ts";
import type { Collection, DocumentForm, DocumentSettings } from "./collection.ts";

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

/** The forms of a collection whose definitions are there, by their addresses. */
export function formsIn(
  collection: Collection,
  json: unknown,
): readonly (readonly [address: string, FormInDocument])[] {
  const addresses = addressesOf(collection.forms);
  const entries = itemsIn(json, "forms");
  return collection.forms.flatMap((said, at) => {
    const { form } = said;
    if (!form) return [];
    const [path, entry] = [`$.forms[${at}]`, entries[at]];
    const found: FormInDocument = {
      form,
      json: isRecord(entry) ? ownValue(entry, "form") : undefined,
      path: `${path}.form`,
      said,
      saidPath: path,
      shared: collection,
      lang: collection.lang || form.lang || "en",
    };
    return [[addresses[at] ?? "", found] as const];
  });
}

/** Every parameter of a form, with its path. */
export const parametersIn = ({
  form,
  path,
}: FormInDocument): readonly (readonly [Parameter, path: string])[] =>
  form.parameters.map((parameter, at) => [parameter, `${path}.parameters[${at}]`]);

const itemsIn = (found: unknown, key: string): readonly unknown[] => {
  const list: unknown = isRecord(found) ? ownValue(found, key) : undefined;
  return Array.isArray(list) ? list : [];
};

/** Where the option of this value stands in the parameter that stands at `at`. */
export function optionPath({ json, path }: FormInDocument, at: number, value: string): string {
  const options = itemsIn(itemsIn(json, "parameters")[at], "options");
  const place = options.findIndex((one) => isRecord(one) && ownValue(one, "value") === value);
  return `${path}.parameters[${at}].options[${place}]`;
}
