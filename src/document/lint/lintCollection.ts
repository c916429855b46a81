import { addressed } from "../schema/entryIds.ts";
import type { Collection } from "../schema/collectionTypes.ts";
import { safeParseCollection } from "../read/parseCollection.ts";
import { conditionFindings } from "./constantConditions.ts";
import type { FormWithPath } from "./invalidConditions.ts";
import { type Finding, findingOf, type FindingBase } from "./finding.ts";
import { formChecks } from "./formChecks.ts";
import { sharedNames } from "./knownNames.ts";
import { formsInCollection, type FormInDocument, parametersIn } from "../read/formInDocument.ts";
import { issueFindings, warningFindings } from "./parseFindings.ts";
import { translations } from "./translations.ts";
import { declaredType } from "../../core/definition/declaredTypeOf.ts";
import type { Parameter } from "../../core/definition/form.ts";
import { calledOf, quoted } from "../wording.ts";

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
    ...forms.flatMap((form) => formChecks.flatMap((check) => check(form))),
    ...conditionFindings(placedForms(collection)),
    ...namesOfTwoTypes(forms),
    ...sharedNames(collection, linted),
    ...translations(collection, forms),
  ].map(findingOf);
}

const placedForms = ({ forms }: Collection): readonly FormWithPath[] =>
  addressed(forms).map(([id, { form = null, when, conditions, repeat }], at) => ({
    id,
    form,
    when,
    conditions,
    repeat,
    path: `$.forms[${at}]`,
  }));

/** Reports parameters whose name has another type in an earlier form. */
function namesOfTwoTypes(forms: readonly FormInDocument[]): readonly FindingBase[] {
  const firsts = new Map<string, Parameter>();
  return forms.flatMap((linted) =>
    parametersIn(linted).flatMap(([parameter, path]): readonly FindingBase[] => {
      const { name } = parameter;
      const first = firsts.get(name) ?? parameter;
      firsts.set(name, first);
      const [before, now] = [declaredType(first), declaredType(parameter)];
      if (before === now) return [];
      const what = `${calledOf(parameter)} has the name ${quoted(name)} and the type ${now}, and in an earlier form the type ${before}`;
      return [{ rule: "name-two-types", path: `${path}.type`, name, what }];
    }),
  );
}
