import { readWireDecimal } from "./wireDecimal.ts";
import { numberSymbols } from "./locale.ts";
import { type DecimalNotation, isOpen } from "./readDecimal.ts";

/**
 * Formats a decimal for `locale` without rounding. Omits a group separator that readers would take
 * for a decimal separator. Returns any other value unchanged.
 */
export function formatDecimal(
  value: string,
  {
    locale,
    currency,
    language,
    maxFraction = 0,
  }: Partial<DecimalNotation> & Pick<DecimalNotation, "locale">,
): string {
  const decimal = readWireDecimal(value);
  if (!decimal) return value;
  const symbols = numberSymbols(locale, currency);
  const digitOf = (digit: string) => symbols.digits[digit.charCodeAt(0) - 48];
  const fraction = Array.from(decimal.fraction, digitOf).join("");
  const { integer } = decimal;
  const shape = integer.replace(/^(\d{1,3})(\d{3})$/, "$1G$2");
  const isUngrouped = fraction === "" && isOpen(shape, { locale, currency, language, maxFraction });
  return (
    (decimal.negative ? symbols.minus : "") +
    (isUngrouped ? Array.from(integer, digitOf).join("") : symbols.groupInteger(integer)) +
    (fraction && symbols.decimal + fraction)
  );
}
