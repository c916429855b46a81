import type { Form, Parameter } from "../../core/form.ts";
import { isRecord, ownValue } from "../../core/record.ts";
import type { DocumentForm, DocumentSettings } from "../collection.ts";
import type { Seen } from "./finding.ts";

/** What is said of a form beside its definition, as in a collection. */
export type LintSettings = Omit<DocumentForm, "form">;

/** A form whose definition can be drawn, with what is said of it. */
export interface LintedForm {
  readonly form: Form;
  /** The definition as it is written: an option that is left out counts in its paths. */
  readonly json: unknown;
  /** Where that stands. */
  readonly path: string;
  /** What is said of it; `null` where nobody said anything, so that nothing can be missing. */
  readonly said: LintSettings | null;
  /** Where that stands. */
  readonly saidPath: string;
  /** What is said of all forms of its collection, which stands at `$`. */
  readonly shared: DocumentSettings;
  /** The language of texts that are there in several, such as `en`. */
  readonly lang: string;
}

/** What one check sees in a form. */
export type FormCheck = (linted: LintedForm) => readonly Seen[];

/** Every parameter of a form, with its path. */
export const parametersIn = ({
  form,
  path,
}: LintedForm): readonly (readonly [Parameter, path: string])[] =>
  form.parameters.map((parameter, at) => [parameter, `${path}.parameters[${at}]`]);

const itemsIn = (found: unknown, key: string): readonly unknown[] => {
  const list: unknown = isRecord(found) ? ownValue(found, key) : undefined;
  return Array.isArray(list) ? list : [];
};

/** Where the option of this value stands in the parameter that stands at `at`. */
export function optionPath({ json, path }: LintedForm, at: number, value: string): string {
  const options = itemsIn(itemsIn(json, "parameters")[at], "options");
  const place = options.findIndex((one) => isRecord(one) && ownValue(one, "value") === value);
  return `${path}.parameters[${at}].options[${place}]`;
}
