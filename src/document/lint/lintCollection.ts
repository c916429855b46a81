import { addressesOf } from "../addresses.ts";
import { isRecord, ownValue } from "../../core/record.ts";
import type { Collection } from "../collection.ts";
import { safeParseCollection } from "../parseCollection.ts";
import { conditionFindings } from "./conditions.ts";
import type { PlacedForm } from "./conditionFaults.ts";
import type { Finding } from "./finding.ts";
import { findingOf } from "./findings.ts";
import { formChecks } from "./formChecks.ts";
import { sharedNames } from "./knownNames.ts";
import type { LintedForm } from "./lintedForm.ts";
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
  const linted = lintedForms(collection, json);
  const forms = linted.map(([, one]) => one);
  const isWhole = collection.forms.every(({ form }) => form);
  return [
    ...warnings(parsed.warnings, json),
    ...forms.flatMap((form) => formChecks.flatMap((check) => check(form))),
    ...conditionFindings(placedForms(collection)),
    ...namesOfTwoTypes(forms),
    ...(isWhole ? sharedNames(collection, linted) : []),
    ...collectionTexts(collection, forms),
  ].map(findingOf);
}

/** What stands as the definition of the form at this place. */
function definitionAt(json: unknown, at: number): unknown {
  const forms = isRecord(json) ? ownValue(json, "forms") : undefined;
  const entry: unknown = Array.isArray(forms) ? forms[at] : undefined;
  return isRecord(entry) ? ownValue(entry, "form") : undefined;
}

const lintedForms = (
  collection: Collection,
  json: unknown,
): readonly (readonly [id: string, LintedForm])[] => {
  const addresses = addressesOf(collection.forms);
  return collection.forms.flatMap((said, at) => {
    const { form } = said;
    if (!form) return [];
    const path = `$.forms[${at}]`;
    const lang = collection.lang || form.lang || "en";
    return [
      [
        addresses[at] ?? "",
        {
          form,
          json: definitionAt(json, at),
          path: `${path}.form`,
          said,
          saidPath: path,
          shared: collection,
          lang,
        },
      ] as const,
    ];
  });
};

const placedForms = ({ forms }: Collection): readonly PlacedForm[] =>
  addressesOf(forms).map((id, at) => ({
    id,
    form: forms[at]?.form ?? null,
    options: forms[at] ?? {},
    isPlaced: true,
    path: `$.forms[${at}]`,
  }));
