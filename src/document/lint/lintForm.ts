import type { DefinitionIssue } from "../../core/definition/definitionIssue.ts";
import { safeParseForm } from "../../core/definition/parseForm.ts";
import { getOwn, isRecord } from "../../core/record.ts";
import { conditionFindings } from "./constantConditions.ts";
import {
  type Finding,
  type FindingBase,
  findingOf,
  type FindingRule,
  type FormCheck,
} from "./finding.ts";
import {
  type DocumentFormSettings,
  type FormInDocument,
  loneForm,
} from "../read/formInDocument.ts";
import { definitionSentence } from "../read/definitionSentence.ts";
import { valueAtPath } from "../read/valueAtPath.ts";
import { questionsIn } from "../read/questions.ts";
import { computedNumbers } from "./computedNumbers.ts";
import { optionLabels, questionLabels, sameLabels } from "./labels.ts";
import { knownNames, sectionNames } from "./names.ts";
import { offeredOptions } from "./offeredOptions.ts";
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

/** Returns the name of the parameter at a path, or around it. */
function nameAt(json: unknown, path: string): { readonly name?: string } {
  const parameter = /^.*?\.parameters\[\d+\]/.exec(path)?.[0];
  const found = parameter === undefined ? undefined : valueAtPath(json, parameter);
  const name = isRecord(found) ? getOwn(found, "name") : undefined;
  return typeof name === "string" && name !== "" ? { name } : {};
}

/** Lint rules of issues between parts, by the path of the issue. */
const crossPartRules: readonly (readonly [where: RegExp, rule: FindingRule])[] = [
  [/^\$\.forms$/, "condition-circular"],
  [/\.repeat$/, "limit-unmet"],
  [/^\$\.(?:forms|signers)\[\d+\]\.(?:when|conditions\..*)$/, "condition-unknown"],
];

function ruleOfIssue({ code, path }: DefinitionIssue): FindingRule {
  const known =
    code === "notPossible" ? crossPartRules.find(([where]) => where.test(path)) : undefined;
  return known?.[1] ?? "definition-refused";
}

const ruleOfWarning = ({ code, path }: DefinitionIssue): FindingRule => {
  if (code === "duplicate") return "option-twice";
  return code === "empty" && path.endsWith(".value") ? "option-without-value" : "type-unknown";
};

const toFindings =
  (ruleOf: (issue: DefinitionIssue) => FindingRule) =>
  (issues: readonly DefinitionIssue[], json: unknown): readonly FindingBase[] =>
    issues.map((issue) => ({
      rule: ruleOf(issue),
      path: issue.path,
      ...nameAt(json, issue.path),
      what: definitionSentence(issue),
    }));

/** Converts the issues of an invalid form or collection to findings. */
export const issueFindings = toFindings(ruleOfIssue);

/** Converts the warnings of a valid form or collection to findings. */
export const warningFindings = toFindings(ruleOfWarning);

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
