import type { ParameterType } from "../../core/definition/form.ts";
import { ends, isFixed } from "../../core/rules/date.ts";
import type { DateLimit, FromToday } from "../../core/rules/args.ts";
import type { RuleDefinition } from "../../core/rules/registry.ts";
import { itin } from "../../core/rules/taxNumbers.ts";
import type { Rule } from "../../core/rules/rule.ts";
import { ssn } from "../../core/rules/ssn.ts";
import { decimalOrder, readWireDecimal } from "../../core/values/wireDecimal.ts";
import type { DocumentArgs } from "./namedRegistry.ts";
import type { RulePart } from "../read/questions.ts";
import { counted, listed } from "../wording.ts";

type RuleName = RulePart[0]["rule"];

/**
 * The meaning of a rule for lint and diff. Separate from the registry, so that pages that render
 * forms do not load it.
 */
interface RuleSemantics<Args> {
  readonly types: readonly ParameterType[];
  /** Completes the phrase “must be”. */
  demand(args: Args): string;
  /** Whether every value that `before` accepts is valid with `now`. */
  implies?(before: Args, now: Args): boolean;
  /** Returns other rules whose values this rule all accepts. */
  covers?(args: Args): readonly Rule[];
}

const text: readonly ParameterType[] = ["string"];
const digits: readonly ParameterType[] = ["string", "number"];

/** The types of parameters with numeric limits. */
export const numeric: readonly ParameterType[] = ["number", "currency", "percent"];

const demanding = (demand: string, types = text) => ({ types, demand: () => demand });

/** Whether one decimal in a string is at most another. */
export function isUpTo(one: string, other: string): boolean {
  const [a, b] = [readWireDecimal(one), readWireDecimal(other)];
  return a !== null && b !== null && decimalOrder(a, b) <= 0;
}

type Texts = string | readonly string[] | undefined;

/** Whether each text of `before` is among those of `now`. */
export const isKept = (before: Texts, now: Texts): boolean =>
  [before ?? []].flat().every((one) => [now ?? []].flat().includes(one));

const semantics: {
  readonly [Rule in RuleDefinition as Extract<Rule["name"], RuleName>]: RuleSemantics<
    DocumentArgs<Rule["args"]>
  >;
} = {
  accountNumber: demanding("an account number"),
  ein: demanding("an employer identification number"),
  email: demanding("an email address"),
  itin: demanding("an ITIN"),
  routingNumber: demanding("a routing number"),
  ssn: demanding("a Social Security number"),
  ssnOrItin: {
    ...demanding("a Social Security number or an ITIN"),
    covers: (args) => [ssn(args), itin(args)],
  },
  usPhone: demanding("a US phone number"),
  usState: demanding("a US state"),
  zip: demanding("a ZIP code"),
  mustBeTrue: demanding("yes", ["boolean"]),
  pattern: {
    ...demanding("in a certain format", digits),
    implies: (before, now) => before.pattern === now.pattern,
  },
  date: {
    ...demanding("a day within its limits"),
    implies: (before, now) =>
      isNoLater(now.min ?? ends[0], before.min ?? ends[0]) &&
      isNoLater(before.max ?? ends[1], now.max ?? ends[1]) &&
      isKept(before.or, now.or),
  },
  decimal: {
    ...demanding("a number within its limits"),
    // `min` and `max` are separate parts.
    implies: (before, now) => (before.maxDecimals ?? Infinity) <= (now.maxDecimals ?? Infinity),
  },
  min: {
    types: numeric,
    demand: ({ value }) => `${value} or more`,
    implies: (before, now) => isUpTo(now.value, before.value),
  },
  max: {
    types: numeric,
    demand: ({ value }) => `${value} or less`,
    implies: (before, now) => isUpTo(before.value, now.value),
  },
  minLength: {
    types: digits,
    demand: ({ value }) => `${counted(value, "character")} or more`,
    implies: (before, now) => now.value <= before.value,
  },
  maxLength: {
    types: digits,
    demand: ({ value }) => `${counted(value, "character")} or fewer`,
    implies: (before, now) => before.value <= now.value,
  },
  decimals: {
    types: ["currency", "percent"],
    demand: ({ value }) => `of ${counted(value, "decimal")} or fewer`,
  },
  oneOf: {
    types: ["boolean", "currency", "number", "percent", "select", "string"],
    demand: ({ values }) => listed(values, "disjunction"),
    implies: (before, now) => before.values.every((value) => now.values.includes(value)),
  },
};

export const semanticsOf = (name: RuleName): RuleSemantics<object> => semantics[name];

/** The minimum and maximum number of days of each unit. */
const daysIn = { years: [365, 366], months: [28, 31], days: [1, 1] } as const;

/** Returns the minimum and maximum number of days between today and a limit, on any day. */
function daysOf(limit: DateLimit): readonly [least: number, most: number] {
  const distance: FromToday = typeof limit === "string" ? {} : limit;
  let [least, most] = [0, 0];
  for (const unit of ["years", "months", "days"] as const) {
    const count = distance[unit] ?? 0;
    const ends = daysIn[unit].map((days) => days * count);
    least += Math.min(...ends);
    most += Math.max(...ends);
  }
  return [least, most];
}

/** Whether one limit is never later than another, on any day. */
function isNoLater(one: DateLimit, other: DateLimit): boolean {
  if (one === ends[0] || other === ends[1]) return true;
  if (isFixed(one) || isFixed(other)) return isFixed(one) && isFixed(other) && one <= other;
  const [a, b]: FromToday[] = [one, other].map((limit) => (typeof limit === "string" ? {} : limit));
  const isNoMore = (["years", "months", "days"] as const).every(
    (unit) => (a?.[unit] ?? 0) <= (b?.[unit] ?? 0),
  );
  return isNoMore || daysOf(one)[1] <= daysOf(other)[0];
}
