import { decimalOrder, readWireDecimal } from "../values/wireDecimal.ts";
import { belowMin, type ValueIssue, valueIssue, ruleIssue } from "../values/issue.ts";
import { memoize } from "../memoize.ts";
import type { Rule } from "./rule.ts";
import { withMetadata } from "../metadata.ts";

export const rangeMessages = { aboveMax: "enter {limit} or less" } as const;

const aboveMax = (limit: string): ValueIssue =>
  ruleIssue(rangeMessages, "rangeOverflow", "aboveMax", { limit });

function rangeRule(
  limit: string,
  refuses: (order: number) => boolean,
  beyond: (limit: string) => ValueIssue,
): Rule {
  const bound = readWireDecimal(limit);
  if (!bound)
    throw new RangeError(`The limit "${limit}" is not a decimal such as "0.01" or "1000".`);
  return {
    validate(value) {
      const decimal = readWireDecimal(value);
      if (!decimal) return valueIssue("typeMismatch", "notNumber");
      return refuses(decimalOrder(decimal, bound)) ? beyond(limit) : null;
    },
  };
}

/**
 * Requires at least `limit` for an amount, whole number or percentage, compared exactly. `limit`
 * is a submitted value: `"0.01"`. `min("0")` also allows 0 as a whole number, which the service
 * otherwise rejects. Reason: `belowMin`.
 * @throws RangeError when `limit` is not a decimal.
 */
export const min: (limit: string) => Rule = /* @__PURE__ */ memoize((limit) =>
  withMetadata(
    { ...rangeRule(limit, (order) => order < 0, belowMin), allowsZero: limit === "0" },
    { rule: "min", value: limit },
  ),
);

/**
 * Allows at most `limit` for an amount, whole number or percentage, compared exactly. `limit` is
 * a submitted value: `"1000"`. Reason: `aboveMax`.
 * @throws RangeError when `limit` is not a decimal.
 */
export const max: (limit: string) => Rule = /* @__PURE__ */ memoize((limit) =>
  withMetadata(
    rangeRule(limit, (order) => order > 0, aboveMax),
    { rule: "max", value: limit },
  ),
);
