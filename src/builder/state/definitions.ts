import type { Form } from "../../core/definition/form.ts";
import type { Collection } from "../../document/schema/collectionTypes.ts";

/** Definitions of forms by id. */
export type Definitions = ReadonlyMap<string, Form>;

/** Adds definitions to the forms that a document references by id. */
export const withDefinitions = (document: Collection, definitions: Definitions): Collection => ({
  ...document,
  forms: document.forms.map((entry) => {
    const form = entry.form ?? definitions.get(entry.id ?? "");
    return form ? { ...entry, form } : entry;
  }),
});
