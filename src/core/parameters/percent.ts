import { compareDecimals, readWireDecimal } from "../decimal.ts";
import type { PercentParameter } from "../form.ts";
import { formatDecimal } from "../formatDecimal.ts";
import { fault } from "../issue.ts";
import { readDecimal } from "../readDecimal.ts";
import type { Codec } from "./codec.ts";

const hundred = { negative: false, integer: "100", fraction: "" };

/** A decimal from 0 to 100, both included, such as `"12.5"`; any number of decimals. */
export const percentCodec: Codec<PercentParameter> = {
  parse: (inputValue, { locale }) =>
    readDecimal(inputValue, {
      locale,
      percent: true,
      maxFraction: Number.POSITIVE_INFINITY,
      allowNegative: false,
    }),
  format: (value, { locale }) => formatDecimal(value, { locale }),
  validate(value) {
    const decimal = readWireDecimal(value);
    if (!decimal) return fault("notNumber");
    if (decimal.negative) return fault("negative");
    return compareDecimals(decimal, hundred) > 0 ? fault("tooLarge") : null;
  },
};
