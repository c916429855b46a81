import { decimalReadings } from "../values/decimalReadings.ts";
import type { CodecContext } from "../values/codec.ts";
import { formatDecimal } from "../values/formatDecimal.ts";
import { type Reading, unread } from "../values/issue.ts";
import { memoize } from "../memoize.ts";
import { type DecimalContext, readDecimal } from "../values/readDecimal.ts";
import { all } from "./all.ts";
import { beyond, placesFault } from "./decimals.ts";
import { max, min } from "./range.ts";
import type { Rule } from "./rule.ts";
import { withMetadata } from "../metadata.ts";

/** How a decimal is narrowed; `min` and `max` are written as values are: `"0.0001"`. */
export interface DecimalOptions {
  /** The most decimals; any number of them unless given. */
  readonly maxDecimals?: number;
  readonly min?: string;
  readonly max?: string;
}

function ruleOf(most = Number.POSITIVE_INFINITY): Rule {
  if (!(most >= 0))
    throw new RangeError(
      `The decimal rule cannot be made: maxDecimals is ${most}, which is no count.`,
    );
  const { reason, message, params } = beyond(most);
  const contextOf = ({ locale, language }: CodecContext): DecimalContext => ({
    locale,
    language,
    maxFraction: most,
    allowNegative: true,
  });
  /** The sentence of amounts says "two". */
  const told = (reading: Reading): Reading =>
    !reading.ok && reading.reason === "tooManyDecimals" ? unread(reason, message, params) : reading;
  const rule: Rule = {
    parse: (inputValue, context) => told(readDecimal(inputValue, contextOf(context))),
    readings: (inputValue, context) => decimalReadings(inputValue, contextOf(context)),
    format: (value, context) => formatDecimal(value, contextOf(context)),
    validate: (value) => placesFault(value, most),
    numeric: true,
    input: { inputMode: "decimal", autoComplete: "off", spellCheck: false, width: "12rem" },
  };
  return withMetadata(rule, {
    rule: "decimal",
    ...(most !== Number.POSITIVE_INFINITY && { maxDecimals: most }),
  });
}

const within = /* @__PURE__ */ memoize(ruleOf);

/**
 * A decimal number in a text parameter: hours such as `37.5`, a rate such as `0.0024`, read, shown
 * and masked as amounts are. Value: a decimal in the wire grammar, with every digit that was typed.
 * Reasons: `decimalPlaces`, `belowMin`, `aboveMax`; and those of amounts.
 * @throws RangeError when `min` or `max` is no such decimal, or `maxDecimals` no count.
 */
export function decimal({ maxDecimals, ...limits }: DecimalOptions = {}): Rule {
  return all(
    within(maxDecimals),
    ...(limits.min === undefined ? [] : [min(limits.min)]),
    ...(limits.max === undefined ? [] : [max(limits.max)]),
  );
}
