import { omitUndefined } from "../../core/record.ts";
import { addressed, idOf } from "../../document/schema/addresses.ts";
import type { CollectionProps } from "../../document/read/collectionProps.ts";
import type { FormCollectionOptions } from "../contract.ts";
import type { CollectionForm } from "./entries.ts";

/** Options that an app passes in addition to a document. */
export interface Beside extends Omit<FormCollectionOptions, "forms"> {
  readonly forms?: readonly CollectionForm[] | undefined;
}

type By<T> = Readonly<Record<string, T>>;

const joined = <T>(said: By<T> | undefined, given: By<T> | undefined): By<T> | undefined =>
  said && given ? { ...said, ...given } : (given ?? said);

const both = <T>(said: readonly T[] | undefined, given: readonly T[] | undefined) =>
  said && given ? [...said, ...given] : (given ?? said);

/** Merges the settings of fields by name, and those of one field by key. */
const fieldsOf = (said: CollectionForm["fields"] = {}, given: CollectionForm["fields"] = {}) => ({
  ...said,
  ...Object.fromEntries(
    Object.entries(given).map(([name, field]) => [
      name,
      { ...said[name], ...omitUndefined(field) },
    ]),
  ),
});

/** Merges the app's options into a form of a document. The app's options win. */
function formBeside(said: CollectionForm, given: CollectionForm | undefined): CollectionForm {
  if (!given) return said;
  const { conditions } = given;
  return {
    ...said,
    ...omitUndefined(given),
    messages: { ...said.messages, ...given.messages },
    rules: joined(said.rules, given.rules),
    fields: fieldsOf(said.fields, given.fields),
    compute: joined(said.compute, given.compute),
    defaultValues: joined(said.defaultValues, given.defaultValues),
    checks: both(said.checks, given.checks),
    conditions:
      typeof conditions === "function" || typeof said.conditions === "function"
        ? (conditions ?? said.conditions)
        : joined(said.conditions, conditions),
  };
}

/**
 * Merges the app's options into a document. Forms are matched by id, records are merged by key,
 * checks are concatenated. Any other option of the app wins.
 */
export function beside(said: CollectionProps, given: Beside): FormCollectionOptions {
  const { forms = [], checks, messages, rules } = given;
  const known = new Map<string | undefined, CollectionForm>(addressed(said.forms));
  return {
    ...said,
    ...omitUndefined(given),
    onSign: given.onSign,
    messages: { ...said.messages, ...messages },
    rules: joined(said.rules, rules),
    checks: both(said.checks, checks),
    forms: [
      ...[...known].map(([address, form]) =>
        formBeside(
          form,
          forms.find((one) => idOf(one) === address),
        ),
      ),
      ...forms.filter((form) => !known.has(idOf(form))),
    ],
  };
}
