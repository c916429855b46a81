import { isNegative, pointOf } from "../decimal.ts";
import type { NumberParameter } from "../form.ts";
import { formatDecimal } from "../formatDecimal.ts";
import { fault } from "../issue.ts";
import { readDecimal } from "../readDecimal.ts";
import type { Codec } from "./codec.ts";

/** A positive whole number such as `"7"`, of any length. */
export const numberCodec: Codec<NumberParameter> = {
  parse: (inputValue, { locale }) =>
    readDecimal(inputValue, { locale, maxFraction: 0, allowNegative: false }),
  format: (value, { locale }) => formatDecimal(value, { locale }),
  validate(value) {
    const point = pointOf(value);
    if (point < 0) return fault("typeMismatch", "notNumber");
    if (isNegative(value)) return fault("rangeUnderflow", "negative");
    if (point < value.length) return fault("stepMismatch", "notWhole");
    return value === "0" ? fault("rangeUnderflow", "notPositive") : null;
  },
};
