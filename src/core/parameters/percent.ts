import { readWireDecimal } from "../decimal.ts";
import type { PercentParameter } from "../form.ts";
import { formatDecimal } from "../formatDecimal.ts";
import { fault } from "../issue.ts";
import { readDecimal } from "../readDecimal.ts";
import type { Codec } from "./codec.ts";

/** Two digits before the point at most, or 100 exactly. */
const upTo100 = /^(\d\d?(\.\d+)?|100(\.0+)?)$/;

/** A decimal from 0 to 100, both included, such as `"12.5"`; any number of decimals. */
export const percentCodec: Codec<PercentParameter> = {
  parse: (inputValue, { locale }) =>
    readDecimal(inputValue, {
      locale,
      percent: true,
      maxFraction: Infinity,
      allowNegative: false,
    }),
  format: (value, { locale }) => formatDecimal(value, { locale }),
  validate(value) {
    const decimal = readWireDecimal(value);
    if (!decimal) return fault("typeMismatch", "notNumber");
    if (decimal.negative) return fault("rangeUnderflow", "negative");
    return upTo100.test(value) ? null : fault("rangeOverflow", "tooLarge");
  },
};
