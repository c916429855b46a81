import { type Decimal, readWireDecimal, writeWireDecimal } from "./decimal.ts";
import { plainText } from "./digits.ts";
import type { Parameter } from "../definition/form.ts";
import { numberSymbols } from "./locale.ts";
import { formatDecimal } from "./formatDecimal.ts";
import { type Fault, fault, unread } from "./issue.ts";
import { type DecimalContext, readDecimal, shapeOf, unwrap } from "./readDecimal.ts";
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

/**
 * Both that a text may mean which `readDecimal` finds `ambiguous`, as wire decimals: its only
 * separator as the decimal one, and as none. Nothing where the first would have more decimals than
 * may be, so that it was hardly meant.
 */
function decimalReadings(text: string, context: DecimalContext): readonly string[] {
  const reading = readDecimal(text, context);
  if (reading.ok || reading.reason !== "ambiguous") return [];
  const symbols = numberSymbols(context.locale, context.currency);
  const { negative, body } = unwrap(plainText(text), context);
  const parts = shapeOf(body, symbols).split(/\D/);
  const [integer = "", fraction = "", ...others] = parts;
  if (others.length > 0 || fraction === "" || fraction.length > context.maxFraction) return [];
  return [
    writeWireDecimal({ negative, integer, fraction }),
    writeWireDecimal({ negative, integer: integer + fraction, fraction: "" }),
  ];
}
