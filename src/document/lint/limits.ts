import type { Parameter } from "../../core/definition/form.ts";
import { isFixed, limitDay } from "../../core/rules/dateLimit.ts";
import { calledOf } from "../words.ts";
import type { FormCheck, Seen } from "./finding.ts";
import { parametersIn } from "../read/formInDocument.ts";
import { type RulePart, ruleParts } from "../schema/ruleParts.ts";
import { isUpTo } from "../schema/rules.ts";

/** The least and the most that is said of an answer, each with its path. */
interface Bounds {
  readonly least: readonly (readonly [limit: string, path: string])[];
  readonly most: readonly (readonly [limit: string, path: string])[];
}

/** What a type says by itself. */
const own: Partial<Readonly<Record<Parameter["type"], readonly [least: string, most: string]>>> = {
  percent: ["0", "100"],
};

function boundsIn(parameter: Parameter, parts: readonly RulePart[]): Bounds {
  const [least, most] = own[parameter.type] ?? [];
  const isZero = parts.some(([part]) => part.rule === "min" && part.value === "0");
  const positive = parameter.type === "number" && !isZero ? "1" : least;
  const given = (end: "min" | "max") =>
    parts.flatMap(([part, path]) => (part.rule === end ? [[part.value, path] as const] : []));
  return {
    least: [...(positive === undefined ? [] : [[positive, ""] as const]), ...given("min")],
    most: [...(most === undefined ? [] : [[most, ""] as const]), ...given("max")],
  };
}

/** Where no number is both at least and at most what is said: the path of what says so last. */
function numbersUnmet(parameter: Parameter, parts: readonly RulePart[]): Unmet {
  const { least, most } = boundsIn(parameter, parts);
  return least.flatMap(([from, path]) =>
    most
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

/** Days that are counted from today are compared with each other alone. */
const daysUnmet = (_: Parameter, parts: readonly RulePart[]): Unmet =>
  parts.flatMap(([part, path]): Unmet => {
    if (part.rule !== "date") return [];
    const { min, max, or } = part;
    if (min === undefined || max === undefined || or !== undefined) return [];
    if (isFixed(min) !== isFixed(max) || limitDay(min)(anyDay) <= limitDay(max)(anyDay)) return [];
    return [["a day that is not before the first and not after the last", path]];
  });

/** The answers that a parameter takes, where they can be counted. */
function choicesOf(parameter: Parameter): readonly string[] | null {
  if (parameter.type === "boolean") return ["true", "false"];
  if (parameter.type !== "select") return null;
  return parameter.options.flatMap(({ value, disabled }) => (disabled ? [] : [value]));
}

const listsUnmet = (parameter: Parameter, parts: readonly RulePart[]): Unmet =>
  parts.flatMap(([part, path]): Unmet => {
    if (part.rule !== "oneOf") return [];
    const choices = choicesOf(parameter);
    const isMet = part.values.some((value) => choices?.includes(value) ?? true);
    return isMet ? [] : [["one of a list that has none of its answers", path]];
  });

const kinds = [numbersUnmet, lengthsUnmet, daysUnmet, listsUnmet];

/** Limits that no answer is within. */
export const limitsUnmet: FormCheck = (linted) =>
  parametersIn(linted).flatMap(([parameter, at]): readonly Seen[] => {
    const { name } = parameter;
    const parts = ruleParts(linted, parameter);
    const found = kinds.flatMap((kind) => kind(parameter, parts));
    const called = calledOf(parameter);
    return [
      ...(choicesOf(parameter)?.length === 0
        ? [
            {
              rule: "options-closed" as const,
              path: `${at}.options`,
              name,
              what: `No option of ${called} can be chosen any more`,
            },
          ]
        : []),
      ...found.map(([demand, path]) => ({
        rule: "limit-unmet" as const,
        path,
        name,
        what: `${called} must be ${demand}, which no answer is`,
      })),
    ];
  });
