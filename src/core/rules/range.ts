import { compareDecimals, readWireDecimal } from "../decimal.ts";
import { type Fault, fault } from "../issue.ts";
import { memoize } from "../memoize.ts";
import type { Rule } from "./rule.ts";

function rangeRule(limit: string, refuses: (order: number) => boolean, beyond: Fault): Rule {
  const bound = readWireDecimal(limit);
  if (!bound)
    throw new RangeError(
      `A limit must be written as values are, such as "0.01" or "1000", and "${limit}" is not.`,
    );
  return {
    validate(value) {
      const decimal = readWireDecimal(value);
      if (!decimal) return fault("typeMismatch", "notNumber");
      return refuses(compareDecimals(decimal, bound)) ? { ...beyond, params: { limit } } : null;
    },
  };
}

/**
 * An amount, whole number or percentage of `limit` or more, compared to the digit. `limit` is
 * written as values are: `"0.01"`. Reason: `belowMin`.
 * @throws RangeError when `limit` is no such decimal.
 */
export const min: (limit: string) => Rule = /* @__PURE__ */ memoize((limit) =>
  rangeRule(limit, (order) => order < 0, {
    type: "rangeUnderflow",
    reason: "belowMin",
    message: "enter {limit} or more",
  }),
);

/**
 * An amount, whole number or percentage of `limit` or less, compared to the digit. `limit` is
 * written as values are: `"1000"`. Reason: `aboveMax`.
 * @throws RangeError when `limit` is no such decimal.
 */
export const max: (limit: string) => Rule = /* @__PURE__ */ memoize((limit) =>
  rangeRule(limit, (order) => order > 0, {
    type: "rangeOverflow",
    reason: "aboveMax",
    message: "enter {limit} or less",
  }),
);
