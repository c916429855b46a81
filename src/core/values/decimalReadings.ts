import { writeWireDecimal } from "./decimal.ts";
import { plainText } from "./digits.ts";
import { numberSymbols } from "./locale.ts";
import { type DecimalContext, readDecimal, shapeOf, unwrap } from "./readDecimal.ts";

/**
 * Both that a text may mean which `readDecimal` finds `ambiguous`, as wire decimals: its only
 * separator as the decimal one, and as none. Nothing where the first would have more decimals than
 * may be, so that it was hardly meant.
 */
export function decimalReadings(text: string, context: DecimalContext): readonly string[] {
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
