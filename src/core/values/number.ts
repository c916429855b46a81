import type { NumberParameter } from "../definition/form.ts";
import { fault } from "./issue.ts";
import type { Codec } from "./codec.ts";
import { decimalCodec } from "./decimalCodec.ts";

/** A positive whole number such as `"7"`, of any length. */
export const numberCodec: Codec<NumberParameter> = /* @__PURE__ */ decimalCodec(
  ({ locale }) => ({ locale, maxFraction: 0, allowNegative: false }),
  ({ negative, integer, fraction }) => {
    if (negative) return fault("rangeUnderflow", "negative");
    if (fraction) return fault("stepMismatch", "notWhole");
    return integer === "0" ? fault("rangeUnderflow", "notPositive") : null;
  },
);
