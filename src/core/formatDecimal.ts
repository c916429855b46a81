import { readWireDecimal } from "./decimal.ts";
import { numberSymbols } from "./locale.ts";

/** Where a number is shown. */
export interface DecimalLook {
  /** BCP 47 tag. */
  readonly locale: string;
  /** ISO 4217 code of an amount; its symbol is not part of the text. */
  readonly currency?: string;
}

/**
 * A wire decimal as `locale` writes it, with exactly its own digits. A value that is no wire
 * decimal comes back unchanged.
 */
export function formatDecimal(value: string, { locale, currency }: DecimalLook): string {
  const decimal = readWireDecimal(value);
  if (!decimal) return value;
  const symbols = numberSymbols(locale, currency);
  const digits = Array.from(decimal.fraction, (d) => symbols.digits[d.charCodeAt(0) - 48]);
  const fraction = digits.join("");
  return (
    (decimal.negative ? symbols.minus : "") +
    symbols.groupInteger(decimal.integer) +
    (fraction && symbols.decimal + fraction)
  );
}
