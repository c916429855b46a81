import { omitUndefined } from "../../core/record.ts";
import { addressed, idOf } from "../../document/schema/addresses.ts";
import type { CollectionProps } from "../../document/read/collectionProps.ts";
import type { FormCollectionOptions } from "../contract.ts";
import type { CollectionForm } from "./entries.ts";

/** Options that an app passes in addition to a document. */
export interface Overrides extends Omit<FormCollectionOptions, "forms"> {
  readonly forms?: readonly CollectionForm[] | undefined;
}

type By<T> = Readonly<Record<string, T>>;

const joined = <T>(own: By<T> | undefined, given: By<T> | undefined): By<T> | undefined =>
  own && given ? { ...own, ...given } : (given ?? own);

const both = <T>(own: readonly T[] | undefined, given: readonly T[] | undefined) =>
  own && given ? [...own, ...given] : (given ?? own);

/** Merges the settings of fields by name, and those of one field by key. */
const fieldsOf = (own: CollectionForm["fields"] = {}, given: CollectionForm["fields"] = {}) => ({
  ...own,
  ...Object.fromEntries(
    Object.entries(given).map(([name, field]) => [name, { ...own[name], ...omitUndefined(field) }]),
  ),
});

/** Merges the app's options into a form of a document. The app's options win. */
function mergeForm(own: CollectionForm, given: CollectionForm | undefined): CollectionForm {
  if (!given) return own;
  const { conditions } = given;
  return {
    ...own,
    ...omitUndefined(given),
    messages: { ...own.messages, ...given.messages },
    rules: joined(own.rules, given.rules),
    fields: fieldsOf(own.fields, given.fields),
    compute: joined(own.compute, given.compute),
    defaultValues: joined(own.defaultValues, given.defaultValues),
    checks: both(own.checks, given.checks),
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
export function mergeOverrides(own: CollectionProps, given: Overrides): FormCollectionOptions {
  const { forms = [], checks, messages, rules } = given;
  const known = new Map<string | undefined, CollectionForm>(addressed(own.forms));
  return {
    ...own,
    ...omitUndefined(given),
    onSign: given.onSign,
    messages: { ...own.messages, ...messages },
    rules: joined(own.rules, rules),
    checks: both(own.checks, checks),
    forms: [
      ...[...known].map(([address, form]) =>
        mergeForm(
          form,
          forms.find((one) => idOf(one) === address),
        ),
      ),
      ...forms.filter((form) => !known.has(idOf(form))),
    ],
  };
}
