import { decimalOrder, readWireDecimal } from "../values/decimal.ts";
import { belowMin, type Fault, fault, ruleFault } from "../values/issue.ts";
import { memoize } from "../memoize.ts";
import type { Rule } from "./rule.ts";
import { withMetadata } from "../metadata.ts";

/** The English messages, by reason, beside that of `belowMin`. */
export const rangeMessages = { aboveMax: "enter {limit} or less" } as const;

const aboveMax = (limit: string): Fault =>
  ruleFault(rangeMessages, "rangeOverflow", "aboveMax", { limit });

function rangeRule(
  limit: string,
  refuses: (order: number) => boolean,
  beyond: (limit: string) => Fault,
): Rule {
  const bound = readWireDecimal(limit);
  if (!bound)
    throw new RangeError(
      `A limit must be written as values are, such as "0.01" or "1000", and "${limit}" is not.`,
    );
  return {
    validate(value) {
      const decimal = readWireDecimal(value);
      if (!decimal) return fault("typeMismatch", "notNumber");
      return refuses(decimalOrder(decimal, bound)) ? beyond(limit) : null;
    },
  };
}

/**
 * An amount, whole number or percentage of `limit` or more, compared to the digit. `limit` is
 * written as values are: `"0.01"`. With `"0"` a whole number may be 0, which the service refuses by
 * itself. Reason: `belowMin`.
 * @throws RangeError when `limit` is no such decimal.
 */
export const min: (limit: string) => Rule = /* @__PURE__ */ memoize((limit) =>
  withMetadata(
    { ...rangeRule(limit, (order) => order < 0, belowMin), allowsZero: limit === "0" },
    { rule: "min", value: limit },
  ),
);

/**
 * An amount, whole number or percentage of `limit` or less, compared to the digit. `limit` is
 * written as values are: `"1000"`. Reason: `aboveMax`.
 * @throws RangeError when `limit` is no such decimal.
 */
export const max: (limit: string) => Rule = /* @__PURE__ */ memoize((limit) =>
  withMetadata(
    rangeRule(limit, (order) => order > 0, aboveMax),
    { rule: "max", value: limit },
  ),
);
