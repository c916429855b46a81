import type { Parameter } from "../../core/definition/form.ts";
import { readWireDecimal } from "../../core/values/wireDecimal.ts";
import type { Question } from "../read/questions.ts";
import { computedReferences, listReferences } from "../read/referencedNames.ts";
import type { NamedComputation, Term } from "../schema/named.ts";
import type { FormCheck, FindingBase } from "./finding.ts";

type Questions = ReadonlyMap<string, Question>;

/** Returns the number of decimals without trailing zeros; `NaN` when the value is not a number. */
const placesIn = (value: string): number =>
  readWireDecimal(value)?.fraction.replace(/(?<!0)0+$/, "").length ?? NaN;

const most = (places: readonly number[]): number => Math.max(0, ...places);

/** Maximum decimals of each numeric type. */
const decimalsOf: Partial<Readonly<Record<Parameter["type"], number>>> = {
  number: 0,
  currency: 2,
  percent: Infinity,
};

/**
 * Returns the maximum decimals of the answer to a question; `null` when the answer is not a number.
 */
function placesOf({ parameter, rules }: Question): number | null {
  if (parameter.type === "select") {
    const places = most(parameter.options.map(({ value }) => placesIn(value)));
    return Number.isNaN(places) ? null : places;
  }
  const limits = rules.flatMap(([rule]) => {
    if (rule.rule === "decimal") return rule.maxDecimals ?? Infinity;
    return rule.rule === "decimals" ? rule.value : [];
  });
  return limits.length > 0 ? Math.min(...limits) : (decimalsOf[parameter.type] ?? null);
}

interface NumberComputation extends Omit<NamedComputation, "of"> {
  readonly of: readonly Term[];
}

/** Returns the maximum decimals of a result. Operands that are not numbers have no decimals. */
function resultDecimals(
  questions: Questions,
  { compute, of, decimals = Infinity }: NumberComputation,
): number {
  const places = of.map((term): number => {
    if (typeof term === "string") {
      const question = questions.get(term);
      return (question && placesOf(question)) ?? 0;
    }
    return "compute" in term ? resultDecimals(questions, term) : placesIn(term.value);
  });
  const all = compute === "product" ? places.reduce((sum, one) => sum + one, 0) : most(places);
  return Math.min(decimals, all);
}

/** Whether a question accepts any decimals: a text without a rule, or a select of numbers. */
const takesAny = (question: Question): boolean =>
  question.parameter.type === "string"
    ? question.rules.length === 0
    : question.parameter.type === "select" && placesOf(question) !== null;

/**
 * Reports computations with operands that are not numbers, and results that are invalid answers.
 */
export const computedNumbers: FormCheck = ({ settings, settingsPath }, list) => {
  const questions: Questions = new Map(list.map((one) => [one.parameter.name, one]));
  const { checks = [], compute = {} } = settings ?? {};
  const sums = checks.flatMap((check, at) =>
    check.check === "sumOf" ? [[check, `${settingsPath}.checks[${at}]`] as const] : [],
  );
  const parts = [
    ...computedReferences({ compute }, settingsPath),
    ...sums.flatMap(([{ names }, path]) => listReferences(names, `${path}.names`)),
  ];
  return [
    ...parts.flatMap(([name, path]): readonly FindingBase[] => {
      const question = questions.get(name);
      if (!question || placesOf(question) !== null) return [];
      const what = `${question.called} is used as a number and is not one`;
      return [{ rule: "not-a-number", path, name, what }];
    }),
    ...sums.flatMap(([{ names, total }, path]): readonly FindingBase[] => {
      const what = `The sum must be ${total}, which these answers cannot add up to`;
      return resultDecimals(questions, { compute: "sum", of: names }) < placesIn(total)
        ? [{ rule: "limit-unmet", path: `${path}.total`, what }]
        : [];
    }),
    ...Object.entries(compute).flatMap(([name, how]): readonly FindingBase[] => {
      const question = questions.get(name);
      if (!question || takesAny(question)) return [];
      const [found, allowed] = [resultDecimals(questions, how), placesOf(question)];
      if (allowed !== null && found <= allowed) return [];
      const why = allowed === null ? "which is not a number" : `which has ${allowed} at most`;
      const what = `The computation has ${found === Infinity ? "any number of" : found} decimals for ${question.called}, ${why}`;
      return [{ rule: "computed-refused", path: `${settingsPath}.compute.${name}`, name, what }];
    }),
  ];
};
