import type { Parameter } from "../../core/definition/form.ts";
import { readWireDecimal } from "../../core/values/wireDecimal.ts";
import type { FormInDocument } from "../read/formInDocument.ts";
import type { NamedComputation, Term } from "../schema/named.ts";
import { ruleParts } from "../schema/ruleParts.ts";
import { computedReferences, listReferences } from "../read/referencedNames.ts";
import { calledOf } from "../wording.ts";
import type { FormCheck, FindingBase } from "./finding.ts";

const parameterIn = ({ form }: FormInDocument, name: string): Parameter | undefined =>
  form.parameters.find((parameter) => parameter.name === name);

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
 * Returns the maximum decimals of the answer to a parameter; `null` when the answer is not a
 * number.
 */
function placesOf(linted: FormInDocument, parameter: Parameter): number | null {
  if (parameter.type === "select") {
    const places = most(parameter.options.map(({ value }) => placesIn(value)));
    return Number.isNaN(places) ? null : places;
  }
  const rules = ruleParts(linted, parameter).map(([rule]) => rule);
  const limits = rules.flatMap((rule) => {
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
  linted: FormInDocument,
  { compute, of, decimals = Infinity }: NumberComputation,
): number {
  const places = of.map((term): number => {
    if (typeof term === "string") {
      const parameter = parameterIn(linted, term);
      return (parameter && placesOf(linted, parameter)) ?? 0;
    }
    return "compute" in term ? resultDecimals(linted, term) : placesIn(term.value);
  });
  const all = compute === "product" ? places.reduce((sum, one) => sum + one, 0) : most(places);
  return Math.min(decimals, all);
}

/** Whether a parameter accepts any decimals: a text without a rule, or a select of numbers. */
const takesAny = (linted: FormInDocument, parameter: Parameter): boolean =>
  parameter.type === "string"
    ? ruleParts(linted, parameter).length === 0
    : parameter.type === "select" && placesOf(linted, parameter) !== null;

/**
 * Reports computations with operands that are not numbers, and results that are invalid answers.
 */
export const computedNumbers: FormCheck = (linted) => {
  const { settings, settingsPath } = linted;
  const { checks = [], compute = {} } = settings ?? {};
  const sums = checks.flatMap((check, at) =>
    check.check === "sumOf" ? [[check, at] as const] : [],
  );
  const parts = [
    ...computedReferences({ compute }, settingsPath),
    ...sums.flatMap(([{ names }, at]) =>
      listReferences(names, `${settingsPath}.checks[${at}].names`),
    ),
  ];
  return [
    ...parts.flatMap(([name, path]): readonly FindingBase[] => {
      const parameter = parameterIn(linted, name);
      if (!parameter || placesOf(linted, parameter) !== null) return [];
      const what = `${calledOf(parameter)} is used as a number and is not one`;
      return [{ rule: "not-a-number", path, name, what }];
    }),
    ...sums.flatMap(([{ names, total }, at]): readonly FindingBase[] => {
      const [places, path] = [placesIn(total), `${settingsPath}.checks[${at}].total`];
      const what = `The sum must be ${total}, which these answers cannot add up to`;
      return resultDecimals(linted, { compute: "sum", of: names }) < places
        ? [{ rule: "limit-unmet", path, what }]
        : [];
    }),
    ...Object.entries(compute).flatMap(([name, how]): readonly FindingBase[] => {
      const parameter = parameterIn(linted, name);
      if (!parameter || takesAny(linted, parameter)) return [];
      const [found, allowed] = [resultDecimals(linted, how), placesOf(linted, parameter)];
      if (allowed !== null && found <= allowed) return [];
      const why = allowed === null ? "which is not a number" : `which has ${allowed} at most`;
      const what = `The computation has ${found === Infinity ? "any number of" : found} decimals for ${calledOf(parameter)}, ${why}`;
      return [{ rule: "computed-refused", path: `${settingsPath}.compute.${name}`, name, what }];
    }),
  ];
};
