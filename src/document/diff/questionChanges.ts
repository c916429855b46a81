import { declaredType } from "../../core/definition/declaredType.ts";
import { fitsAnswer } from "../../core/definition/diff/fitsAnswer.ts";
import { validateValue } from "../../core/model/validateValue.ts";
import { choicesOf, defaultRule, ruleParts } from "../schema/ruleParts.ts";
import { calledOf, quoted } from "../words.ts";
import { optionChanges } from "./optionChanges.ts";
import { ruleChanges } from "./ruleChanges.ts";
import { sameData } from "./sameData.ts";
import type { ComparedQuestion, SeenChange } from "./seenChange.ts";
import { textClass } from "./textClass.ts";

type Change = Pick<SeenChange, "class" | "what"> & { readonly key: string };

/** Types that take every answer of another, as it is written. */
const wider: Readonly<Record<string, readonly string[]>> = {
  boolean: ["string"],
  currency: ["string"],
  number: ["currency", "string"],
  percent: ["string"],
};

/** Whether a question takes every answer that it took when it had another type. */
function takesAll({ before, now, old, next }: ComparedQuestion): boolean {
  const isRuled = [ruleParts(old, before), ruleParts(next, now)].some(({ length }) => length > 0);
  if (isRuled || defaultRule(next, now)) return false;
  const answers = choicesOf(before);
  if (answers) return answers.every((value) => validateValue(now, value, { rule: null }) === null);
  return before.type === now.type || (wider[before.type] ?? []).includes(now.type);
}

function typeChange(question: ComparedQuestion): readonly Change[] {
  const { before, now } = question;
  const [was, is] = [declaredType(before), declaredType(now)];
  if (fitsAnswer(now, { type: was }) && before.type === now.type) return [];
  const what = `${calledOf(now)} has the type ${is} now, and had the type ${was}`;
  return [{ class: takesAll(question) ? "asks again" : "breaks answers", key: "type", what }];
}

function requiredChange({ before, now }: ComparedQuestion): readonly Change[] {
  if (before.required === now.required) return [];
  const called = calledOf(now);
  return now.required
    ? [{ class: "asks again", key: "required", what: `${called} must be answered now` }]
    : [{ class: "changes meaning", key: "required", what: `${called} may be left empty now` }];
}

function textChanges(question: ComparedQuestion): readonly Change[] {
  const { before, now } = question;
  const [help, helpNow] = [before.description ?? "", now.description ?? ""];
  const what = `${quoted(before.label)} is asked as ${quoted(now.label)} now`;
  const labelled = textClass(question, before.label, now.label);
  const explained = textClass(question, help, helpNow);
  return [
    ...(before.label === now.label ? [] : [{ class: labelled, key: "label", what }]),
    ...(help === helpNow
      ? []
      : [
          { class: explained, key: "description", what: `${calledOf(now)} is explained otherwise` },
        ]),
  ];
}

/** What an app may make a condition of. */
function dependsChange({ before, now }: ComparedQuestion): readonly Change[] {
  if (sameData(before.depends_on ?? null, now.depends_on ?? null)) return [];
  const what = `${calledOf(now)} depends on something else`;
  return [{ class: now.required ? "asks again" : "changes meaning", key: "depends_on", what }];
}

const kinds = [typeChange, requiredChange, textChanges, dependsChange];

/** What is different in a question that both revisions ask. */
export function questionChanges(question: ComparedQuestion): readonly SeenChange[] {
  const { before, now, path } = question;
  const { name } = now;
  const own = kinds
    .flatMap((kind) => kind(question))
    .map(({ key, ...said }): SeenChange => ({ ...said, path: `${path}.${key}`, name }));
  const isSameType = before.type === now.type;
  return [...own, ...(isSameType ? [...optionChanges(question), ...ruleChanges(question)] : [])];
}
