import { validateDecimal } from "../values/decimalCodec.ts";
import { decimalOrder, readWireDecimal } from "../values/wireDecimal.ts";
import {
  belowMin,
  belowMinMessages,
  type IssueType,
  ruleIssue,
  type ValueIssue,
  valueIssue,
} from "../values/issue.ts";
import { memoize } from "../memoize.ts";
import { withMetadata } from "../metadata.ts";
import { all } from "./all.ts";
import { define } from "./define.ts";
import type { Rule } from "./rule.ts";

/** Creates the factory of a limit. The same limit returns the same rule. */
function limitRule<Limit>(make: (limit: Limit) => Rule): (limit: Limit) => Rule {
  const factory: (limit: Limit) => Rule = memoize((limit) =>
    withMetadata(make(limit), factory, { value: limit }),
  );
  return factory;
}

function range(
  limit: string,
  rejects: (order: number) => boolean,
  issue: ValueIssue,
): Rule["validate"] {
  const bound = readWireDecimal(limit);
  if (!bound)
    throw new RangeError(`The limit "${limit}" is not a decimal such as "0.01" or "1000".`);
  return validateDecimal((decimal) => (rejects(decimalOrder(decimal, bound)) ? issue : null));
}

/**
 * Requires at least `limit` for an amount, whole number or percentage, compared exactly. `limit`
 * is a submitted value: `"0.01"`. `min("0")` also allows 0 as a whole number, which the service
 * otherwise rejects. Reason: `belowMin`.
 * @throws RangeError when `limit` is not a decimal.
 */
export const min: (limit: string) => Rule = /* @__PURE__ */ limitRule((limit) => ({
  validate: range(limit, (order) => order < 0, belowMin(limit)),
  allowsZero: limit === "0",
}));

export const minDefinition = /* @__PURE__ */ define({
  name: "min",
  args: { value: "amount" },
  factory: min,
  make: ({ value }) => min(value),
  messages: belowMinMessages,
});

export const maxMessages = { aboveMax: "enter {limit} or less" } as const;

/**
 * Allows at most `limit` for an amount, whole number or percentage, compared exactly. `limit` is
 * a submitted value: `"1000"`. Reason: `aboveMax`.
 * @throws RangeError when `limit` is not a decimal.
 */
export const max: (limit: string) => Rule = /* @__PURE__ */ limitRule((limit) => ({
  validate: range(
    limit,
    (order) => order > 0,
    ruleIssue(maxMessages, "rangeOverflow", "aboveMax", { limit }),
  ),
}));

export const maxDefinition = /* @__PURE__ */ define({
  name: "max",
  args: { value: "amount" },
  factory: max,
  make: ({ value }) => max(value),
  messages: maxMessages,
});

export const decimalsMessages = { decimalPlaces: "enter {limit} or fewer decimals" } as const;

/** Returns the issue of a value with more than `most` decimals. */
export const beyond = (most: number): ValueIssue =>
  most === 0
    ? valueIssue("stepMismatch", "notWhole")
    : ruleIssue(decimalsMessages, "stepMismatch", "decimalPlaces", { limit: String(most) });

/**
 * Sets the maximum number of decimals of an amount or percentage: an hourly wage may be
 * `"17.8125"` with `decimals(4)`, and is whole dollars with `decimals(0)`. A service without the
 * rule rejects amounts with more than two decimals. Reasons: `decimalPlaces`, and those of
 * amounts.
 * @throws RangeError when `most` is not a whole number from 0 on.
 */
export const decimals: (most: number) => Rule = /* @__PURE__ */ limitRule((most) => {
  if (!Number.isSafeInteger(most) || most < 0)
    throw new RangeError(`Decimals must be a whole number of 0 or more, got ${most}.`);
  const found = beyond(most);
  return {
    decimals: { most, beyond: found },
    validate: validateDecimal(({ fraction }) => (fraction.length > most ? found : null)),
  };
});

export const decimalsDefinition = /* @__PURE__ */ define({
  name: "decimals",
  args: { value: "decimals" },
  factory: decimals,
  make: ({ value }) => decimals(value),
  messages: decimalsMessages,
});

function length(
  limit: number,
  rejects: (length: number) => boolean,
  type: IssueType & ("tooShort" | "tooLong"),
  order: string,
): Rule {
  if (!Number.isSafeInteger(limit) || limit < 0)
    throw new RangeError(`A length must be a whole number of 0 or more, got ${limit}.`);
  const issue: ValueIssue = {
    type,
    reason: type,
    message: `enter {limit} character${limit === 1 ? "" : "s"} or ${order}`,
    params: { limit: String(limit) },
  };
  return { validate: (value) => (rejects([...value].length) ? issue : null) };
}

/** Fits any number. The message of the issue has a singular, because English needs one. */
export const minLengthMessages = { tooShort: "enter {limit} or more characters" } as const;

/**
 * Requires at least `limit` characters, counted as code points: an emoji with a `String.length` of
 * 2 counts as 1. Reason: `tooShort`.
 * @throws RangeError when `limit` is not a whole number from 0 on.
 */
export const minLength: (limit: number) => Rule = /* @__PURE__ */ limitRule((limit) =>
  length(limit, (n) => n < limit, "tooShort", "more"),
);

export const minLengthDefinition = /* @__PURE__ */ define({
  name: "minLength",
  args: { value: "count" },
  factory: minLength,
  make: ({ value }) => minLength(value),
  messages: minLengthMessages,
});

/** Fits any number, as `minLengthMessages`. */
export const maxLengthMessages = { tooLong: "enter {limit} or fewer characters" } as const;

/**
 * Allows at most `limit` characters, counted as code points. Never truncates. Reason: `tooLong`.
 * @throws RangeError when `limit` is not a whole number from 0 on.
 */
export const maxLength: (limit: number) => Rule = /* @__PURE__ */ limitRule((limit) =>
  length(limit, (n) => n > limit, "tooLong", "fewer"),
);

export const maxLengthDefinition = /* @__PURE__ */ define({
  name: "maxLength",
  args: { value: "count" },
  factory: maxLength,
  make: ({ value }) => maxLength(value),
  messages: maxLengthMessages,
});

interface Limits {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly decimals?: number | undefined;
}

/** Combines a rule with limits. */
export function withLimits(rule: Rule, limits: Limits): Rule;
export function withLimits(rule: Rule | null, limits: Limits): Rule | null;
export function withLimits(rule: Rule | null, limits: Limits): Rule | null {
  const [first, ...others] = [
    ...(rule ? [rule] : []),
    ...(limits.min === undefined ? [] : [min(limits.min)]),
    ...(limits.max === undefined ? [] : [max(limits.max)]),
    ...(limits.decimals === undefined ? [] : [decimals(limits.decimals)]),
  ];
  return first ? all(first, ...others) : null;
}
