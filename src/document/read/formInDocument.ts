import type { Form } from "../../core/definition/form.ts";
import { isRecord, getOwn } from "../../core/record.ts";
import { addressed } from "../schema/entryIds.ts";
import type { Collection, DocumentForm, DocumentSettings } from "../schema/collectionTypes.ts";

/** Settings of a form in a document, without its definition. */
export type DocumentFormSettings = Omit<DocumentForm, "form">;

/** A form with a valid definition, its settings, and its paths in the document. */
export interface FormInDocument {
  readonly form: Form;
  /** The unparsed definition. */
  readonly json: unknown;
  readonly path: string;
  /** Settings of the form; `null` without any, so that no setting counts as missing. */
  readonly settings: DocumentFormSettings | null;
  readonly settingsPath: string;
  /** Settings of the collection, at the path `$`. */
  readonly shared: DocumentSettings;
  /** Language in which texts are resolved, such as `en`. */
  readonly lang: string;
}

/**
 * Creates a `FormInDocument` for a form outside of a collection. Paths of its settings begin with
 * `settings`.
 */
export const loneForm = (
  form: Form,
  json: unknown,
  settings: DocumentFormSettings | undefined,
): FormInDocument => ({
  form,
  json,
  path: "$",
  settings: settings ?? null,
  settingsPath: "settings",
  shared: {},
  lang: form.lang ?? "en",
});

export const propertyIn = (found: unknown, key: string): unknown =>
  isRecord(found) ? getOwn(found, key) : undefined;

export const itemsIn = (found: unknown, key: string): readonly unknown[] => {
  const list = propertyIn(found, key);
  return Array.isArray(list) ? list : [];
};

/** Returns the forms of a collection that have definitions, with their addresses. */
export function formsInCollection(
  collection: Collection,
  json: unknown,
): readonly (readonly [address: string, FormInDocument])[] {
  const entries = itemsIn(json, "forms");
  return addressed(collection.forms).flatMap(([address, settings], at) => {
    const { form } = settings;
    if (!form) return [];
    const path = `$.forms[${at}]`;
    const found: FormInDocument = {
      form,
      json: propertyIn(entries[at], "form"),
      path: `${path}.form`,
      settings,
      settingsPath: path,
      shared: collection,
      lang: collection.lang || form.lang || "en",
    };
    return [[address, found] as const];
  });
}
