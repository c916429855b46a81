import { optionsOf } from "../../core/definition/form.ts";
import { getOwn } from "../../core/record.ts";
import type { Question } from "../read/questions.ts";
import { calledOf, quoted } from "../wording.ts";
import { eachQuestion, type QuestionFinding } from "./finding.ts";
import { canAnswer } from "./invalidConditions.ts";

/** Values with their paths. */
type Places = readonly (readonly [value: string, path: string])[];

const placesOf = (values: readonly string[], path: string): Places =>
  values.map((value, at) => [value, `${path}[${at}]`]);

const tableValues = ({ field, fieldPath }: Question): Places =>
  Object.entries(field.optionsFor?.values ?? {}).flatMap(([answer, row]) =>
    placesOf(row, `${fieldPath}.optionsFor.values.${answer}`),
  );

const groupValues = ({ field, fieldPath }: Question): Places =>
  (field.groups ?? []).flatMap(({ values }, at) =>
    placesOf(values, `${fieldPath}.groups[${at}].values`),
  );

/** Reports values in settings that are not values of the question's options. */
function unknownValues(question: Question): readonly QuestionFinding[] {
  const { parameter, field, fieldPath, called } = question;
  const known = new Set(optionsOf(parameter).map(({ value }) => value));
  const labels = Object.keys(field.options ?? {}).map(
    (value) => [value, `${fieldPath}.options.${value}`] as const,
  );
  return [...labels, ...tableValues(question), ...groupValues(question)]
    .filter(([value]) => !known.has(value))
    .map(([value, path]): QuestionFinding => {
      const what = `${quoted(value)} is not the value of an option of ${called}`;
      return ["name-unknown", path, what];
    });
}

/** Reports values that are in several groups. */
function repeatedValues(question: Question): readonly QuestionFinding[] {
  const seen = new Set<string>();
  return groupValues(question).flatMap(([value, path]): readonly QuestionFinding[] => {
    const what = `The option ${quoted(value)} of ${question.called} is in two groups`;
    if (seen.has(value)) return [["group-twice", path, what]];
    seen.add(value);
    return [];
  });
}

/** Reports rows of impossible answers, rows without an option, and options without a row. */
function tableMistakes({
  parameter,
  field: { optionsFor },
  fieldPath,
  called,
  form,
}: Question): readonly QuestionFinding[] {
  const other = form.form.parameters.find(({ name }) => name === optionsFor?.by);
  if (!optionsFor || !other) return [];
  const { values } = optionsFor;
  const path = `${fieldPath}.optionsFor.values`;
  const open = optionsOf(parameter).filter(({ disabled }) => !disabled);
  const answers =
    other.type === "boolean" ? ["true", "false"] : optionsOf(other).map(({ value }) => value);
  const offersAll =
    !other.required || answers.length === 0 || answers.some((answer) => !getOwn(values, answer));
  const isOffered = (value: string): boolean =>
    answers.some((answer) => getOwn(values, answer)?.includes(value));
  return [
    ...Object.entries(values).flatMap(([answer, row]): readonly QuestionFinding[] => {
      const here = `${path}.${answer}`;
      if (!canAnswer(other, answer)) {
        const what = `The options of ${called} depend on ${calledOf(other)} being ${quoted(answer)}, which is not a possible answer`;
        return [["name-unknown", here, what]];
      }
      const isClosed = parameter.required && !open.some(({ value }) => row.includes(value));
      const what = `${called} offers no option for ${quoted(answer)}`;
      return isClosed ? [["options-closed", here, what]] : [];
    }),
    ...open
      .filter(({ value }) => !offersAll && !isOffered(value))
      .map(({ value, label }): QuestionFinding => {
        const what = `No answer to ${calledOf(other)} offers the option ${quoted(label)} (${quoted(value)}) of ${called}`;
        return ["option-never", path, what];
      }),
  ];
}

/** Reports mistakes in the labels, tables and groups that settings have for options. */
export const offeredOptions = eachQuestion((question) => {
  const { parameter, field, fieldPath, called } = question;
  const { optionsFor, groups } = field;
  const misplaced = parameter.type !== "select" && (optionsFor ? "optionsFor" : groups && "groups");
  if (misplaced)
    return [
      ["rule-type", `${fieldPath}.${misplaced}`, `${called} has ${misplaced}, and is not a select`],
    ];
  return [...unknownValues(question), ...repeatedValues(question), ...tableMistakes(question)];
});
