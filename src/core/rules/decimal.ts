import { decimalCodec } from "../values/decimalCodec.ts";
import { unread } from "../values/issue.ts";
import { memoize } from "../memoize.ts";
import { define } from "./define.ts";
import { beyond, decimalsMessages, withLimits } from "./limits.ts";
import type { Rule } from "./rule.ts";
import { withMetadata } from "../metadata.ts";

/** Options of `decimal`. `min` and `max` are submitted values: `"0.0001"`. */
export interface DecimalOptions {
  /**
   * Maximum number of decimals.
   * @default no limit
   */
  readonly maxDecimals?: number;
  readonly min?: string;
  readonly max?: string;
}

function ruleOf(most = Number.POSITIVE_INFINITY): Rule {
  if (!(most >= 0))
    throw new RangeError(
      `Invalid options of the decimal rule: maxDecimals must be a number of 0 or more, got ${most}.`,
    );
  const found = beyond(most);
  const codec = decimalCodec(
    ({ locale, language }) => ({ locale, language, maxFraction: most, allowNegative: true }),
    ({ fraction }) => (fraction.length > most ? found : null),
  );
  const rule: Rule = {
    ...codec,
    parse(inputValue, context) {
      const reading = codec.parse(inputValue, context);
      // Replaces the message for amounts, which mentions two decimals.
      return !reading.ok && reading.reason === "tooManyDecimals"
        ? unread(found.reason, found.message, found.params)
        : reading;
    },
    numeric: true,
    input: { inputMode: "decimal", autoComplete: "off", spellCheck: false, width: "12rem" },
  };
  return withMetadata(
    rule,
    decimal,
    most === Number.POSITIVE_INFINITY ? {} : { maxDecimals: most },
  );
}

const within = /* @__PURE__ */ memoize(ruleOf);

/**
 * Validates a decimal number in a text parameter, such as hours `37.5` or a rate `0.0024`.
 * Parses, formats and masks it like an amount. The value keeps every typed digit. Reasons:
 * `decimalPlaces`, `belowMin`, `aboveMax`, and those of amounts.
 * @throws RangeError when `min` or `max` is not a decimal, or `maxDecimals` not a number from 0
 *   on.
 */
export function decimal({ maxDecimals, ...limits }: DecimalOptions = {}): Rule {
  return withLimits(within(maxDecimals), limits);
}

export const decimalDefinition = /* @__PURE__ */ define({
  name: "decimal",
  args: {
    maxDecimals: { optional: "decimals" },
    min: { optional: "amount" },
    max: { optional: "amount" },
  },
  make: decimal,
  // `min` and `max` create the rules of these names.
  messages: decimalsMessages,
});
