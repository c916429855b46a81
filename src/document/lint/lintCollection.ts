import { conditionedForms } from "../schema/entryIds.ts";
import { safeParseCollection } from "../read/parseCollection.ts";
import { conditionFindings } from "./constantConditions.ts";
import { type Finding, findingOf } from "./finding.ts";
import { formFindings, issueFindings, warningFindings } from "./lintForm.ts";
import { namesOfTwoTypes, sharedNames } from "./names.ts";
import { formsInCollection } from "../read/formInDocument.ts";
import { translations } from "./translations.ts";

/**
 * Lints a collection, and returns the problems that employees would encounter:
 * - the findings of `lintForm` in each form that has a definition;
 * - conditions between forms;
 * - names with different types in different forms;
 * - names that no form has;
 * - texts that are missing in a language.
 *
 * Never throws, whatever `json` is.
 *
 * @example
 * lintCollection(JSON.parse(text)).map(({ path, what, advice }) => `${path}: ${what}. ${advice}.`);
 */
export function lintCollection(json: unknown): readonly Finding[] {
  const parsed = safeParseCollection(json);
  if (!parsed.ok) return issueFindings(parsed.issues, json).map(findingOf);
  const { collection } = parsed;
  const linted = formsInCollection(collection, json);
  const forms = linted.map(([, one]) => one);
  return [
    ...warningFindings(parsed.warnings, json),
    ...forms.flatMap(formFindings),
    ...conditionFindings(conditionedForms({ forms: collection.forms })),
    ...namesOfTwoTypes(forms),
    ...sharedNames(collection, linted),
    ...translations(collection, forms),
  ].map(findingOf);
}
