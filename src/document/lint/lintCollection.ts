import { addressed } from "../schema/addresses.ts";
import type { Collection } from "../schema/collection.ts";
import { safeParseCollection } from "../read/parseCollection.ts";
import { conditionFindings } from "./conditions.ts";
import type { PlacedForm } from "./conditionFaults.ts";
import type { Finding } from "./finding.ts";
import { findingOf } from "./findings.ts";
import { formChecks } from "./formChecks.ts";
import { sharedNames } from "./knownNames.ts";
import { formsIn } from "../read/formInDocument.ts";
import { namesOfTwoTypes } from "./names.ts";
import { refusals, warnings } from "./refused.ts";
import { collectionTexts } from "./texts.ts";

/**
 * What an employee would otherwise find in a collection: all that `lintForm` finds in each form that
 * comes with its definition, conditions between forms, one name with two types, and texts that are
 * missing in a language. Never throws, whatever `json` is.
 *
 * @example
 * lintCollection(JSON.parse(text)).map(({ path, what, advice }) => `${path}: ${what}. ${advice}.`);
 */
export function lintCollection(json: unknown): readonly Finding[] {
  const parsed = safeParseCollection(json);
  if (!parsed.ok) return refusals(parsed.issues, json).map(findingOf);
  const { collection } = parsed;
  const linted = formsIn(collection, json);
  const forms = linted.map(([, one]) => one);
  return [
    ...warnings(parsed.warnings, json),
    ...forms.flatMap((form) => formChecks.flatMap((check) => check(form))),
    ...conditionFindings(placedForms(collection)),
    ...namesOfTwoTypes(forms),
    ...sharedNames(collection, linted),
    ...collectionTexts(collection, forms),
  ].map(findingOf);
}

const placedForms = ({ forms }: Collection): readonly PlacedForm[] =>
  addressed(forms).map(([id, { form = null, when, conditions, repeat }], at) => ({
    id,
    form,
    when,
    conditions,
    repeat,
    path: `$.forms[${at}]`,
  }));
