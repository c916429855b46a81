import { type Decimal, readWireDecimal } from "./decimal.ts";
import type { Parameter } from "../definition/form.ts";
import { decimalReadings } from "./decimalReadings.ts";
import { formatDecimal } from "./formatDecimal.ts";
import { type Fault, fault, unread } from "./issue.ts";
import { type DecimalContext, readDecimal } from "./readDecimal.ts";
import type { Codec, CodecContext } from "./codec.ts";

/** A whole file that was pasted is no number, which is told at once. */
const isTooLong = ({ length }: string): boolean => length > 200_000;

/**
 * The codec of a type whose values are decimals: how its texts are read, and what is wrong with a
 * decimal.
 */
export const decimalCodec = <P extends Parameter>(
  contextOf: (context: CodecContext) => DecimalContext,
  faultOf: (decimal: Decimal) => Fault | null,
): Codec<P> => ({
  parse: (inputValue, context) =>
    isTooLong(inputValue) ? unread("notNumber") : readDecimal(inputValue, contextOf(context)),
  readings: (inputValue, context) =>
    isTooLong(inputValue) ? [] : decimalReadings(inputValue, contextOf(context)),
  format: (value, context) => formatDecimal(value, contextOf(context)),
  validate(value) {
    const decimal = readWireDecimal(value);
    return decimal ? faultOf(decimal) : fault("typeMismatch", "notNumber");
  },
});
