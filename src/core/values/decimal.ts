/** A decimal as digit strings; no float is involved, so every digit is exact. */
export interface Decimal {
  readonly negative: boolean;
  readonly integer: string;
  readonly fraction: string;
}

/**
 * No leading zero, no plus, no exponent, a digit on both sides of the point, and no minus before
 * zero.
 */
export const wireDecimal = /^(-(?=.*[1-9]))?(0|[1-9]\d*)(?:\.(\d+))?$/;

/** Reads a wire decimal such as `"1234.50"`; `null` when it is none. */
export function readWireDecimal(value: string): Decimal | null {
  const match = wireDecimal.exec(value);
  if (!match) return null;
  const [, sign, integer = "", fraction = ""] = match;
  return { negative: sign !== undefined, integer, fraction };
}

/**
 * A decimal in the wire grammar: leading zeros and the sign of zero dropped, every digit of the
 * fraction kept.
 */
export function writeWireDecimal({ negative, integer, fraction }: Decimal): string {
  const whole = integer.replace(/^0+(?=\d)/, "") || "0";
  const sign = negative && /[1-9]/.test(whole + fraction) ? "-" : "";
  return `${sign}${whole}${fraction && "."}${fraction}`;
}

/** Below, at or above zero as `a` is below, equal to or above `b`. Exact at any length. */
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
