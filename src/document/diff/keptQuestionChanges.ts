import { declaredType } from "../../core/definition/declaredTypeOf.ts";
import { validateValue } from "../../core/model/validateValue.ts";
import { allowedAnswers, defaultRule, ruleParts } from "../schema/ruleParts.ts";
import { calledOf, quoted } from "../wording.ts";
import { optionChanges } from "./optionChanges.ts";
import { ruleChanges } from "./ruleChanges.ts";
import { sameData } from "./sameData.ts";
import {
  changesAt,
  type ComparedQuestion,
  type Row,
  type UncountedChange,
} from "./uncountedChange.ts";
import { textRow } from "./classifyText.ts";

/** For each type, other types that accept all of its answers. */
const wider: Readonly<Record<string, readonly string[]>> = {
  boolean: ["string"],
  currency: ["string"],
  number: ["currency", "string"],
  percent: ["string"],
};

/** Whether a question accepts every answer of its former type. */
function takesAll({ before, now, old, next }: ComparedQuestion): boolean {
  const isRuled = [ruleParts(old, before), ruleParts(next, now)].some(({ length }) => length > 0);
  if (isRuled || defaultRule(next, now)) return false;
  const answers = allowedAnswers(before);
  if (answers) return answers.every((value) => validateValue(now, value, { rule: null }) === null);
  return before.type === now.type || (wider[before.type] ?? []).includes(now.type);
}

/** Returns the changes of a question that both revisions have. */
export function keptQuestionChanges(question: ComparedQuestion): readonly UncountedChange[] {
  const { before, now, path } = question;
  const { name, required } = now;
  const called = calledOf(now);
  const [was, is] = [declaredType(before), declaredType(now)];
  const isSameType = before.type === now.type;
  const row: Readonly<Record<string, Row>> = {
    type: [
      !isSameType || was !== is,
      takesAll(question) ? "asks again" : "breaks answers",
      `${called} has the type ${is} now, and had the type ${was}`,
    ],
    required: required
      ? [!before.required, "asks again", `${called} must be answered now`]
      : [before.required, "changes meaning", `${called} may be left empty now`],
    label: textRow(
      question,
      before.label,
      now.label,
      `${quoted(before.label)} has the new label ${quoted(now.label)}`,
    ),
    description: textRow(
      question,
      before.description,
      now.description,
      `${called} has another explanation`,
    ),
    // An app may derive a condition from `depends_on`.
    depends_on: [
      !sameData(before.depends_on ?? null, now.depends_on ?? null),
      required ? "asks again" : "changes meaning",
      `${called} depends on something else`,
    ],
  };
  return [
    ...Object.entries(row).flatMap(([key, one]) =>
      changesAt({ path: `${path}.${key}`, name }, [one]),
    ),
    ...(isSameType ? [...optionChanges(question), ...ruleChanges(question)] : []),
  ];
}
