import { declaredType, optionsOf, type ParameterOption } from "../../core/definition/form.ts";
import { validateValue } from "../../core/model/validateField.ts";
import { allowedAnswers, defaultRule, optionPath, type Question } from "../read/questions.ts";
import { quoted } from "../wording.ts";
import { changesAt, type Row, type UncountedChange } from "./change.ts";
import { compareLists, type Kept } from "./compareLists.ts";
import { ruleChanges } from "./ruleChanges.ts";
import { sameData } from "./sameData.ts";
import { textRow } from "./textChanges.ts";

/** For each type, other types that accept all of its answers. */
const wider: Readonly<Record<string, readonly string[]>> = {
  boolean: ["string"],
  currency: ["string"],
  number: ["currency", "string"],
  percent: ["string"],
};

/** Whether a question accepts every answer of its former type. */
function takesAll([old, next]: Kept<Question>): boolean {
  if (old.rules.length > 0 || next.rules.length > 0 || defaultRule(next)) return false;
  const [before, now] = [old.parameter, next.parameter];
  const answers = allowedAnswers(before);
  if (answers) return answers.every((value) => validateValue(now, value, { rule: null }) === null);
  return before.type === now.type || (wider[before.type] ?? []).includes(now.type);
}

/** Returns the changes of a question that both revisions have. */
export function questionChanges(question: Kept<Question>): readonly UncountedChange[] {
  const [old, next] = question;
  const [before, now] = [old.parameter, next.parameter];
  const { path, called } = next;
  const { name, required } = now;
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

function optionChanges(question: Kept<Question>): readonly UncountedChange[] {
  const [old, next] = question;
  const { parameter, path, called } = next;
  const { gone, added, kept, isMoved } = compareLists(
    optionsOf(old.parameter),
    optionsOf(parameter),
    ({ value }) => value,
  );
  const here = { path: `${path}.options`, name: parameter.name };
  const at = ({ value }: ParameterOption) => ({ ...here, path: optionPath(next, value), value });
  return [
    ...gone.flatMap(({ value, label, disabled }) =>
      changesAt({ ...here, value }, [
        // Drafts may contain a disabled option, although it cannot be submitted.
        [
          true,
          disabled ? "asks again" : "breaks answers",
          `${called} has lost the option ${quoted(label)}`,
        ],
      ]),
    ),
    ...added.flatMap((option) => {
      const what = `${called} has the new option ${quoted(option.label)}, which was not offered before`;
      return changesAt(at(option), [[true, "changes meaning", what]]);
    }),
    ...kept.flatMap(([before, now]) => {
      const option = `The option ${quoted(before.label)} of ${called}`;
      const [wasClosed, isClosed] = [before.disabled === true, now.disabled === true];
      return changesAt(at(now), [
        [isClosed && !wasClosed, "breaks answers", `${option} can no longer be chosen`],
        [wasClosed && !isClosed, "changes meaning", `${option} can be chosen now`],
        textRow(question, before.label, now.label, `${option} reads ${quoted(now.label)} now`),
        textRow(question, before.description, now.description, `${option} has another explanation`),
      ]);
    }),
    ...changesAt(here, [[isMoved, "cosmetic", `The options of ${called} are reordered`]]),
  ];
}
