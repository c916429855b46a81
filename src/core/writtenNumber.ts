import { readWireDecimal, writeWireDecimal } from "./decimal.ts";
import { formatDecimal } from "./formatDecimal.ts";
import { numberFormat } from "./locale.ts";

/**
 * An amount with its currency, `$1,234.50`, exact to the digit: `Intl` says how it looks, and gives
 * none of its digits. A value that is no wire decimal comes back unchanged.
 */
export function amountText(value: string, locale: string, currency: string): string {
  const decimal = readWireDecimal(value);
  if (!decimal) return value;
  const style = { style: "currency", currency } as const;
  const { maximumFractionDigits: most = 2 } = numberFormat(locale, style).resolvedOptions();
  const amount = writeWireDecimal({
    ...decimal,
    negative: false,
    fraction: decimal.fraction.padEnd(most, "0"),
  });
  const whole = { ...style, minimumFractionDigits: 0, maximumFractionDigits: 0 };
  return withNumber(
    numberFormat(locale, whole).formatToParts(decimal.negative ? -1 : 1),
    formatDecimal(amount, { locale, currency }),
  );
}

/** A percentage, `12.5%`, with exactly its own digits; else the value unchanged. */
export function percentText(value: string, locale: string): string {
  if (!readWireDecimal(value)) return value;
  return withNumber(
    numberFormat(locale, { style: "percent" }).formatToParts(0.01),
    formatDecimal(value, { locale }),
  );
}

/** The parts of an integer, with another number in its place. */
const withNumber = (parts: readonly Intl.NumberFormatPart[], number: string): string =>
  parts.map(({ type, value }) => (type === "integer" ? number : value)).join("");
