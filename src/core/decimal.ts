/** A decimal as digit strings; no float is involved, so every digit is exact. */
export interface Decimal {
  readonly negative: boolean;
  readonly integer: string;
  readonly fraction: string;
}

const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;

/**
 * Where the point of a wire decimal such as `"1234.50"` is: at its end when it has none, -1 when the text is no wire decimal.
 * Such a decimal has no leading zero, no plus, no exponent, a digit on both sides of its point, and no minus before zero.
 */
export function pointOf(text: string): number {
  const { length } = text;
  const start = isNegative(text) ? 1 : 0;
  let point = length;
  for (let at = start; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code === POINT && point === length) point = at;
    else if (code < ZERO || code > NINE) return -1;
  }
  if (point === start || point === length - 1) return -1;
  if (point > start + 1 && text.charCodeAt(start) === ZERO) return -1;
  return start === 1 && !/[1-9]/.test(text) ? -1 : point;
}

/** Whether a wire decimal is below zero. */
export const isNegative = (decimal: string): boolean => decimal.charCodeAt(0) === MINUS;

/** Reads a wire decimal; `null` when it is none. */
export function readWireDecimal(value: string): Decimal | null {
  const point = pointOf(value);
  if (point < 0) return null;
  const negative = isNegative(value);
  const integer = value.slice(negative ? 1 : 0, point);
  return { negative, integer, fraction: value.slice(point + 1) };
}

/** A decimal in the wire grammar: leading zeros and the sign of zero dropped, every digit of the fraction kept. */
export function writeWireDecimal({ negative, integer, fraction }: Decimal): string {
  const whole = integer.replace(/^0+(?=\d)/, "") || "0";
  const sign = negative && /[1-9]/.test(whole + fraction) ? "-" : "";
  return `${sign}${whole}${fraction && "."}${fraction}`;
}

/** Below, at or above zero as `a` is below, equal to or above `b`. Exact at any length. */
export function compareDecimals(a: Decimal, b: Decimal): number {
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
