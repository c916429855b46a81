import type { Parameter, ParameterType } from "../../core/definition/form.ts";
import { validateValue } from "../../core/model/validateField.ts";
import { getOwn } from "../../core/record.ts";
import { isFixed, limitDay } from "../../core/rules/date.ts";
import { blocks } from "../../core/values/issue.ts";
import { allowedAnswers, ruleIn, type RulePart, typeParts } from "../read/questions.ts";
import { isUpTo, numeric, semanticsOf } from "../schema/ruleSemantics.ts";
import { quoted } from "../wording.ts";
import { eachQuestion } from "./finding.ts";

/** Returns the types that a rule applies to. The rule `decimal` makes a text numeric. */
const typesOf = (
  name: RulePart[0]["rule"],
  parts: readonly RulePart[],
): readonly ParameterType[] => {
  const { types } = semanticsOf(name);
  const isNumber = types === numeric && parts.some(([{ rule }]) => rule === "decimal");
  return isNumber ? [...types, "string"] : types;
};

/** Whether a select has the option that `mustBeTrue` requires. */
const canAgree = (parameter: Parameter): boolean =>
  parameter.type === "select" && parameter.options.some(({ value }) => value === "true");

/** Reports rules that do not apply to the type of their parameter. */
export const ruleTypes = eachQuestion(({ parameter, rules, called }) =>
  rules.flatMap(([{ rule }, path]) => {
    const isRight = typesOf(rule, rules).includes(parameter.type);
    if (isRight || (rule === "mustBeTrue" && canAgree(parameter))) return [];
    const what = `${called} has the type ${parameter.type}, which cannot have the rule ${quoted(rule)}`;
    return [["rule-type", path, what] as const];
  }),
);

type Limit = readonly [value: string, path: string];

const limitsOf = (end: "min" | "max", parts: readonly RulePart[]): readonly Limit[] =>
  parts.flatMap(([part, path]) => (part.rule === end ? [[part.value, path]] : []));

/**
 * Returns contradictory limits of numbers, with the path of the upper limit. If the type sets the
 * upper limit, the path is that of the lower limit.
 */
function numbersUnmet(parameter: Parameter, parts: readonly RulePart[]): Unmet {
  const all = [...typeParts(parameter, parts), ...parts];
  return limitsOf("min", all).flatMap(([from, path]) =>
    limitsOf("max", all)
      .filter(([to]) => !isUpTo(from, to))
      .map(([to, other]) => [`${from} or more and ${to} or less`, other || path] as const),
  );
}

type Unmet = readonly (readonly [what: string, path: string])[];

function lengthsUnmet(_: Parameter, parts: readonly RulePart[]): Unmet {
  const lengths = (rule: "minLength" | "maxLength") =>
    parts.flatMap(([part, path]) => (part.rule === rule ? [[part.value, path] as const] : []));
  return lengths("maxLength").flatMap(([to, path]) =>
    [...lengths("minLength").map(([from]) => from), 1]
      .filter((from) => from > to)
      .slice(0, 1)
      .map((from) => [`${from} or more characters and ${to} or fewer`, path] as const),
  );
}

const anyDay = (): string => "2026-01-15";

/** Returns reversed limits, unless only one limit is relative to today. */
const daysUnmet = (_: Parameter, parts: readonly RulePart[]): Unmet =>
  parts.flatMap(([part, path]): Unmet => {
    if (part.rule !== "date") return [];
    const { min, max, or } = part;
    if (min === undefined || max === undefined || or !== undefined) return [];
    if (isFixed(min) !== isFixed(max) || limitDay(min)(anyDay) <= limitDay(max)(anyDay)) return [];
    return [["a day between limits in reverse order", path]];
  });

const listsUnmet = (parameter: Parameter, parts: readonly RulePart[]): Unmet =>
  parts.flatMap(([part, path]): Unmet => {
    if (part.rule !== "oneOf") return [];
    const choices = allowedAnswers(parameter);
    const isMet = part.values.some((value) => choices?.includes(value) ?? true);
    return isMet ? [] : [["one of a list that has none of its answers", path]];
  });

const kinds = [numbersUnmet, lengthsUnmet, daysUnmet, listsUnmet];

/** Reports limits that no answer can meet. */
export const limitsUnmet = eachQuestion(({ parameter, path, rules, called }) => [
  ...(allowedAnswers(parameter)?.every((value) => value === "")
    ? [["options-closed", `${path}.options`, `No option of ${called} can be chosen`] as const]
    : []),
  ...kinds
    .flatMap((kind) => kind(parameter, rules))
    .map(([demand, at]) => {
      const what = `${called} must be ${demand}, which is impossible`;
      return ["limit-unmet", at, what] as const;
    }),
]);

/** Reports initial answers that are invalid. */
export const invalidInitialValues = eachQuestion((question) => {
  const { parameter, called, form } = question;
  const { defaultValues = {}, prefill } = form.settings ?? {};
  const sources = [
    [defaultValues, "defaultValues"],
    [prefill?.values ?? {}, "prefill.values"],
  ] as const;
  return sources.flatMap(([values, key]) => {
    const value = getOwn(values, parameter.name) ?? null;
    if (value === null) return [];
    const issue = validateValue(parameter, value, { rule: ruleIn(question) });
    if (!issue || !blocks(issue)) return [];
    const path = `${form.settingsPath}.${key}.${parameter.name}`;
    return [["value-refused", path, `The initial answer of ${called} is invalid`] as const];
  });
});
