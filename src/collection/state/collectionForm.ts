import type { Condition } from "../../core/model/evaluateCondition.ts";
import type { Form, Values } from "../../core/definition/form.ts";
import type { ParseFormOptions } from "../../core/definition/parseParameter.ts";
import { isRecord } from "../../core/record.ts";
import type { Conditions } from "../../core/model/conditionReferences.ts";
import type { FormSettings } from "../../react/index.ts";
import { addressesOf, formIssues } from "../../document/schema/entryIds.ts";
import type { Repeat } from "../../document/schema/repeat.ts";
import type { Item } from "../items/item.ts";

/** A form of a collection. Its settings override those of the collection. */
export interface CollectionForm extends Omit<FormSettings, "when">, ParseFormOptions {
  /**
   * A definition, validated or as the service returned it. Without one, the form is fetched by its
   * `id`.
   */
  readonly form?: unknown;
  /**
   * Id of the form, unique in the collection.
   * @default the definition's `id`
   */
  readonly id?: string | undefined;
  /**
   * Heading of the step.
   * @default the form's description
   */
  readonly title?: string | undefined;
  /** Condition under which the form is visible. */
  readonly when?: Condition | undefined;
  /**
   * Conditions of its parameters by name, or a function that returns them, such as one that reads
   * `depends_on`.
   */
  readonly conditions?: Conditions | undefined;
  /** Initial answers as submitted strings, by parameter name. */
  readonly defaultValues?: Values | undefined;
  /**
   * Name of this step among the server's `remaining_steps`.
   * @default its id
   */
  readonly onboardStep?: string | undefined;
  /** Duration in minutes. The task list shows it as "About 3 min" until the form is complete. */
  readonly minutes?: number | undefined;
  /**
   * Repeats the form, for example for each dependent. Its step lists the items, and each item is
   * submitted as a payload of its own.
   *
   * - `{}` requires at least one item; `{ min: 0, max: 4 }` allows none to four.
   * - The form needs an `id`, its own or the definition's. The first item has that id, the others
   *   are `dependents~2` and so on.
   * - Conditions of other forms cannot refer to it, because it has one answer per item.
   */
  readonly repeat?: Repeat | undefined;
}

/** A form of a collection with its id. */
export interface CollectionEntry {
  readonly id: string;
  readonly options: CollectionForm;
  /** Whether the server requires this form before any other. */
  readonly blocking: boolean;
  /** The item, for a repeated form. */
  readonly item?: Item | undefined;
  /** Whether the item was added on this page. */
  readonly isAdded?: boolean | undefined;
}

/**
 * Returns the language of a title: the definition's for its own title, `undefined` for the app's.
 */
export const titleLang = (
  title: string | undefined,
  { description, lang }: Form,
): string | undefined => (title === description ? lang : undefined);

/** Returns the error of an invalid list of forms, or `null`. */
export function listError(forms: unknown): TypeError | null {
  if (!Array.isArray(forms))
    return new TypeError(
      `forms is ${typeof forms}, but must be an array: forms={[{ form }]}. Render something else while the forms load.`,
    );
  const place = forms.findIndex((one) => !isRecord(one));
  return place < 0
    ? null
    : new TypeError(
        `forms[${place}] is ${JSON.stringify(forms[place])}, but must be an object: { id: "federal-w4" } is fetched by its id, { form } is a definition.`,
      );
}

/**
 * Returns the forms of a collection with their ids.
 * @throws RangeError for a duplicate id, the id of another step, or an invalid `repeat`
 * @throws TypeError when `forms` is not a list of forms
 */
export function createEntries(forms: readonly CollectionForm[]): readonly CollectionEntry[] {
  const error = listError(forms);
  if (error) throw error;
  const [issue] = formIssues(forms);
  if (issue) throw new RangeError(issue.message);
  const addresses = addressesOf(forms);
  return forms.map((options, place) => ({
    id: addresses[place] ?? "",
    options,
    blocking: false,
  }));
}
