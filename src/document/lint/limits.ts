import type { Parameter } from "../../core/definition/form.ts";
import { isFixed, limitDay } from "../../core/rules/dateLimit.ts";
import { calledOf } from "../wording.ts";
import type { FormCheck, FindingBase } from "./finding.ts";
import { parametersIn } from "../read/formInDocument.ts";
import { allowedAnswers, type RulePart, ruleParts, typeParts } from "../schema/ruleParts.ts";
import { isUpTo } from "../schema/rules.ts";

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
export const limitsUnmet: FormCheck = (linted) =>
  parametersIn(linted).flatMap(([parameter, at]): readonly FindingBase[] => {
    const { name } = parameter;
    const parts = ruleParts(linted, parameter);
    const found = kinds.flatMap((kind) => kind(parameter, parts));
    const called = calledOf(parameter);
    return [
      ...(allowedAnswers(parameter)?.every((value) => value === "")
        ? [
            {
              rule: "options-closed" as const,
              path: `${at}.options`,
              name,
              what: `No option of ${called} can be chosen`,
            },
          ]
        : []),
      ...found.map(([demand, path]) => ({
        rule: "limit-unmet" as const,
        path,
        name,
        what: `${called} must be ${demand}, which is impossible`,
      })),
    ];
  });
