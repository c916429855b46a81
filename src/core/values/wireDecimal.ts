/** A decimal as digit strings. No float is involved, so every digit is exact. */
export interface Decimal {
  readonly negative: boolean;
  readonly integer: string;
  readonly fraction: string;
}

/**
 * Matches a submitted decimal. Allows no leading zero, plus or exponent, and no minus before zero.
 * Needs a digit on both sides of the point.
 */
export const wireDecimal = /^(-(?=.*[1-9]))?(0|[1-9]\d*)(?:\.(\d+))?$/;

/** Parses a submitted decimal such as `"1234.50"`. Returns `null` if it is not one. */
export function readWireDecimal(value: string): Decimal | null {
  const match = wireDecimal.exec(value);
  if (!match) return null;
  const [, sign, integer = "", fraction = ""] = match;
  return { negative: sign !== undefined, integer, fraction };
}

/**
 * Serializes a decimal. Drops leading zeros and the sign of zero, and keeps every digit of the
 * fraction.
 */
export function writeWireDecimal({ negative, integer, fraction }: Decimal): string {
  const whole = integer.replace(/^0+(?=\d)/, "") || "0";
  const sign = negative && /[1-9]/.test(whole + fraction) ? "-" : "";
  return `${sign}${whole}${fraction && "."}${fraction}`;
}

/** Compares two decimals of any length exactly, for `Array.sort`. */
export function decimalOrder(a: Decimal, b: Decimal): number {
  if (a.negative !== b.negative) return a.negative ? -1 : 1;
  const size = compareSizes(a, b);
  return a.negative ? -size : size;
}

function compareSizes(a: Decimal, b: Decimal): number {
  if (a.integer.length !== b.integer.length) return a.integer.length - b.integer.length;
  const length = Math.max(a.fraction.length, b.fraction.length);
  const left = a.integer + a.fraction.padEnd(length, "0");
  const right = b.integer + b.fraction.padEnd(length, "0");
  return left === right ? 0 : left < right ? -1 : 1;
}
