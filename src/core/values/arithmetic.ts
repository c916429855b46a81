import { type Decimal, readWireDecimal, writeWireDecimal } from "./wireDecimal.ts";

// Arithmetic on submitted values. Results are exact and drop trailing zeros of the fraction.

/** Returns the sum: `addDecimals("1.50", "2")` is `"3.5"`, and `addDecimals()` is `"0"`. */
export function addDecimals(...values: readonly string[]): string {
  const read = values.map(decimalOf);
  const scale = read.reduce((most, { fraction }) => Math.max(most, fraction.length), 0);
  return serializeUnits(
    read.reduce((sum, one) => sum + unitsOf(one, scale), BigInt(0)),
    scale,
  );
}

/** Returns `value` minus `other`. */
export const subtractDecimals = (value: string, other: string): string =>
  addDecimals(value, multiplyDecimals(other, "-1"));

/** Returns the exact product. Round it with `roundDecimal` to the decimals of an amount. */
export function multiplyDecimals(value: string, other: string): string {
  const [one, two] = [decimalOf(value), decimalOf(other)];
  const { length } = one.fraction;
  return serializeUnits(
    unitsOf(one, length) * unitsOf(two, two.fraction.length),
    length + two.fraction.length,
  );
}

/** Compares two decimals of any length exactly, for `Array.sort`. */
export const compareDecimals = (value: string, other: string): number => {
  const difference = subtractDecimals(value, other);
  return difference === "0" ? 0 : difference.startsWith("-") ? -1 : 1;
};

/**
 * Rounds to `decimals` places, with halves away from zero: `roundDecimal("2.345", 2)` is `"2.35"`.
 */
export function roundDecimal(value: string, decimals: number): string {
  const { negative, integer, fraction } = decimalOf(value);
  const kept = { negative, integer, fraction: fraction.slice(0, decimals) };
  const isUp = (fraction[decimals] ?? "0") >= "5";
  const up = BigInt(isUp ? (negative ? -1 : 1) : 0);
  return serializeUnits(unitsOf(kept, decimals) + up, decimals);
}

/** @throws RangeError when `value` is not in the grammar of submitted decimals. */
function decimalOf(value: string): Decimal {
  const read = readWireDecimal(value);
  if (read) return read;
  throw new RangeError(`Expected a decimal such as "1234.50", got ${JSON.stringify(value)}.`);
}

/** Returns a decimal as an integer in units of `10 ** -scale`. */
const unitsOf = ({ negative, integer, fraction }: Decimal, scale: number): bigint =>
  BigInt(`${negative ? "-" : ""}${integer}${fraction.padEnd(scale, "0")}`);

function serializeUnits(units: bigint, scale: number): string {
  const negative = units < 0;
  const digits = String(negative ? -units : units).padStart(scale + 1, "0");
  const at = digits.length - scale;
  const fraction = digits.slice(at).replace(/(?<!0)0+$/, "");
  return writeWireDecimal({ negative, integer: digits.slice(0, at), fraction });
}
