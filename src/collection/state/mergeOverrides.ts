import { omitUndefined } from "../../core/record.ts";
import { addressed, entryId } from "../../document/schema/entryIds.ts";
import type { CollectionProps } from "../../document/read/collectionProps.ts";
import type { FormCollectionOptions } from "../contract.ts";
import type { CollectionForm } from "./collectionForm.ts";

/** Options that an app passes in addition to a document. */
export interface Overrides extends Omit<FormCollectionOptions, "forms"> {
  readonly forms?: readonly CollectionForm[] | undefined;
}

type By<T> = Readonly<Record<string, T>>;

const joined = <T>(own: By<T> | undefined, overrides: By<T> | undefined): By<T> | undefined =>
  own && overrides ? { ...own, ...overrides } : (overrides ?? own);

const both = <T>(own: readonly T[] | undefined, overrides: readonly T[] | undefined) =>
  own && overrides ? [...own, ...overrides] : (overrides ?? own);

/** Merges the settings of fields by name, and those of one field by key. */
const fieldsOf = (
  own: CollectionForm["fields"] = {},
  overrides: CollectionForm["fields"] = {},
) => ({
  ...own,
  ...Object.fromEntries(
    Object.entries(overrides).map(([name, field]) => [
      name,
      { ...own[name], ...omitUndefined(field) },
    ]),
  ),
});

/** Merges prefilled values by name, and other keys. */
const prefillOf = (
  own: CollectionForm["prefill"],
  overrides: CollectionForm["prefill"],
): CollectionForm["prefill"] =>
  own && overrides
    ? {
        ...own,
        ...omitUndefined(overrides),
        values: { ...own.values, ...overrides.values },
      }
    : (overrides ?? own);

/** Merges the app's options into a form of a document. The app's options win. */
function mergeForm(own: CollectionForm, overrides: CollectionForm | undefined): CollectionForm {
  if (!overrides) return own;
  const { conditions } = overrides;
  return {
    ...own,
    ...omitUndefined(overrides),
    messages: { ...own.messages, ...overrides.messages },
    rules: joined(own.rules, overrides.rules),
    fields: fieldsOf(own.fields, overrides.fields),
    compute: joined(own.compute, overrides.compute),
    defaultValues: joined(own.defaultValues, overrides.defaultValues),
    prefill: prefillOf(own.prefill, overrides.prefill),
    checks: both(own.checks, overrides.checks),
    conditions:
      typeof conditions === "function" || typeof own.conditions === "function"
        ? (conditions ?? own.conditions)
        : joined(own.conditions, conditions),
  };
}

/**
 * Merges the app's options into a document. Forms are matched by id, records are merged by key,
 * checks are concatenated. Any other option of the app wins.
 */
export function mergeOverrides(own: CollectionProps, overrides: Overrides): FormCollectionOptions {
  const { forms = [], checks, messages, rules } = overrides;
  const known = new Map<string | undefined, CollectionForm>(addressed(own.forms));
  return {
    ...own,
    ...omitUndefined(overrides),
    onSign: overrides.onSign,
    messages: { ...own.messages, ...messages },
    rules: joined(own.rules, rules),
    checks: both(own.checks, checks),
    forms: [
      ...[...known].map(([address, form]) =>
        mergeForm(
          form,
          forms.find((one) => entryId(one) === address),
        ),
      ),
      ...forms.filter((form) => !known.has(entryId(form))),
    ],
  };
}
