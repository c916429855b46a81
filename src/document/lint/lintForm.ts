import { safeParseForm } from "../../core/definition/parseForm.ts";
import { conditionFindings } from "./constantConditions.ts";
import { type Finding, type FindingBase, findingOf, type FormCheck } from "./finding.ts";
import {
  type DocumentFormSettings,
  type FormInDocument,
  loneForm,
} from "../read/formInDocument.ts";
import { questionsIn } from "../read/questions.ts";
import { computedNumbers } from "./computedNumbers.ts";
import { optionLabels, questionLabels, sameLabels } from "./labels.ts";
import { knownNames, sectionNames } from "./names.ts";
import { offeredOptions } from "./offeredOptions.ts";
import { issueFindings, warningFindings } from "./parseFindings.ts";
import { factMistakes, questionMistakes, similarNames } from "./questionMistakes.ts";
import { invalidInitialValues, limitsUnmet, ruleTypes } from "./rules.ts";
import { sensitiveAnswers } from "./sensitive.ts";
import { foreignTexts, garbledTexts } from "./texts.ts";

const formChecks: readonly FormCheck[] = [
  questionLabels,
  sameLabels,
  optionLabels,
  sensitiveAnswers,
  knownNames,
  offeredOptions,
  sectionNames,
  ruleTypes,
  limitsUnmet,
  computedNumbers,
  invalidInitialValues,
  foreignTexts,
  garbledTexts,
  factMistakes,
  similarNames,
  questionMistakes,
];

/** Returns the findings of a form, except those of its conditions. */
export function formFindings(form: FormInDocument): readonly FindingBase[] {
  const questions = questionsIn(form);
  return formChecks.flatMap((check) => check(form, questions));
}

/**
 * Lints a form, and returns the problems that employees would encounter, such as meaningless
 * labels, impossible answers, and conditions that never hold. Never throws, whatever `json` is.
 *
 * @param json The definition of the form.
 * @param settings Settings of the form, as in a collection. Their paths begin with `settings`.
 *   Without `settings`, no missing setting is reported.
 *
 * @example
 * lintForm(definition).filter(({ severity }) => severity === "error");
 */
export function lintForm(json: unknown, settings?: DocumentFormSettings): readonly Finding[] {
  const parsed = safeParseForm(json, settings);
  if (!parsed.ok) return issueFindings(parsed.issues, json).map(findingOf);
  const { form } = parsed;
  const { when, conditions, repeat, id = form.id ?? "" } = settings ?? {};
  const linted = loneForm(form, json, settings);
  const placed = { id, form, when, conditions, repeat, path: "settings" };
  return [
    ...warningFindings(parsed.warnings, json),
    ...formFindings(linted),
    ...conditionFindings([placed]),
  ].map(findingOf);
}
