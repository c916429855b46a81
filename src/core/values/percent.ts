import type { PercentParameter } from "../definition/form.ts";
import { fault } from "./issue.ts";
import type { Codec } from "./codec.ts";
import { decimalCodec } from "./decimalCodec.ts";

/** A decimal from 0 to 100, both included, such as `"12.5"`; any number of decimals. */
export const percentCodec: Codec<PercentParameter> = /* @__PURE__ */ decimalCodec(
  ({ locale, language, decimals = Infinity }) => ({
    locale,
    language,
    percent: true,
    maxFraction: decimals,
    allowNegative: false,
  }),
  ({ negative, integer, fraction }) => {
    if (negative) return fault("rangeUnderflow", "negative");
    const isTooLarge = integer.length > 2 && (integer !== "100" || /[1-9]/.test(fraction));
    return isTooLarge ? fault("rangeOverflow", "tooLarge") : null;
  },
);
