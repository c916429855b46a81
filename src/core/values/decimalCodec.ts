import { type Decimal, readWireDecimal, writeWireDecimal } from "./wireDecimal.ts";
import { toPlainDigits } from "./digits.ts";
import type { Parameter } from "../definition/form.ts";
import { numberSymbols } from "./locale.ts";
import { formatDecimal } from "./formatDecimal.ts";
import { type ValueIssue, valueIssue, unread } from "./issue.ts";
import { type DecimalContext, readDecimal, shapeOf, unwrap } from "./readDecimal.ts";
import type { Codec, CodecContext } from "./codec.ts";

/** Whether a text is too long to parse, such as a pasted file. */
const isTooLong = ({ length }: string): boolean => length > 200_000;

export const decimalCodec = <P extends Parameter>(
  contextOf: (context: CodecContext) => DecimalContext,
  findValueIssue: (decimal: Decimal) => ValueIssue | null,
): Codec<P> => ({
  parse: (inputValue, context) =>
    isTooLong(inputValue) ? unread("notNumber") : readDecimal(inputValue, contextOf(context)),
  readings: (inputValue, context) =>
    isTooLong(inputValue) ? [] : decimalReadings(inputValue, contextOf(context)),
  format: (value, context) => formatDecimal(value, contextOf(context)),
  validate(value) {
    const decimal = readWireDecimal(value);
    return decimal ? findValueIssue(decimal) : valueIssue("typeMismatch", "notNumber");
  },
});

/**
 * Returns both values of an `ambiguous` text: with its only separator as a decimal separator, and
 * as a group separator. Returns none if the first value has more decimals than allowed, which
 * hardly anybody means.
 */
function decimalReadings(text: string, context: DecimalContext): readonly string[] {
  const reading = readDecimal(text, context);
  if (reading.ok || reading.reason !== "ambiguous") return [];
  const symbols = numberSymbols(context.locale, context.currency);
  const { negative, body } = unwrap(toPlainDigits(text), context);
  const parts = shapeOf(body, symbols).split(/\D/);
  const [integer = "", fraction = "", ...others] = parts;
  if (others.length > 0 || fraction === "" || fraction.length > context.maxFraction) return [];
  return [
    writeWireDecimal({ negative, integer, fraction }),
    writeWireDecimal({ negative, integer: integer + fraction, fraction: "" }),
  ];
}
