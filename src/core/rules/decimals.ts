import { readWireDecimal } from "../values/wireDecimal.ts";
import { type ValueIssue, valueIssue, ruleIssue } from "../values/issue.ts";
import { memoize } from "../memoize.ts";
import type { Rule } from "./rule.ts";
import { withMetadata } from "../metadata.ts";

export const decimalsMessages = { decimalPlaces: "enter {limit} or fewer decimals" } as const;

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
export const decimals: (most: number) => Rule = /* @__PURE__ */ memoize((most) => {
  if (!Number.isSafeInteger(most) || most < 0)
    throw new RangeError(`Decimals must be a whole number of 0 or more, got ${most}.`);
  const found = beyond(most);
  const rule: Rule = {
    decimals: { most, beyond: found },
    validate(value) {
      const decimal = readWireDecimal(value);
      if (!decimal) return valueIssue("typeMismatch", "notNumber");
      return decimal.fraction.length > most ? found : null;
    },
  };
  return withMetadata(rule, { rule: "decimals", value: most });
});
