import { isNegative, pointOf } from "../decimal.ts";
import type { PercentParameter } from "../form.ts";
import { formatDecimal } from "../formatDecimal.ts";
import { fault } from "../issue.ts";
import { readDecimal } from "../readDecimal.ts";
import type { Codec } from "./codec.ts";

/** The one percentage with three digits before its point. */
const hundred = /^100(\.0+)?$/;

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
    const point = pointOf(value);
    if (point < 0) return fault("typeMismatch", "notNumber");
    if (isNegative(value)) return fault("rangeUnderflow", "negative");
    return point <= 2 || hundred.test(value) ? null : fault("rangeOverflow", "tooLarge");
  },
};
