import fc from "fast-check";
import {
  addDecimals,
  compareDecimals,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
} from "parameter-form/core";
import { expect, test } from "vitest";
import { holds } from "../holds.ts";

test("computes decimals exactly", () => {
  for (const [result, expected] of [
    [addDecimals(), "0"],
    [addDecimals("1.50", "2"), "3.5"],
    [addDecimals("0.1", "0.2"), "0.3"],
    [addDecimals("-1.5", "1.50"), "0"],
    [addDecimals("99999999999999999999.99", "0.01"), "100000000000000000000"],
    [subtractDecimals("1", "1.01"), "-0.01"],
    [subtractDecimals("-1", "-1"), "0"],
    [multiplyDecimals("2000", "3"), "6000"],
    [multiplyDecimals("1234.50", "0.0765"), "94.43925"],
    [multiplyDecimals("-0.5", "0.5"), "-0.25"],
    [multiplyDecimals("-2", "0"), "0"],
    [roundDecimal("94.43925", 2), "94.44"],
    [roundDecimal("2.345", 2), "2.35"],
    [roundDecimal("-2.345", 2), "-2.35"],
    [roundDecimal("2.344", 2), "2.34"],
    [roundDecimal("0.5", 0), "1"],
    [roundDecimal("-0.4", 0), "0"],
    [roundDecimal("7", 2), "7"],
    [roundDecimal("7.5", 3), "7.5"],
  ] as const) {
    expect.soft(result, expected).toBe(expected);
  }
});

test.each([
  ["1.50", "1.5", 0],
  ["-1", "0.5", -1],
  ["10", "9", 1],
])("compares %s with %s as %i", (value, other, order) => {
  expect(compareDecimals(value, other)).toBe(order);
});

test("rejects values that are not decimals", () => {
  for (const value of ["", "1,234", "1e3", "+1", "01", ".5", "NaN"]) {
    expect.soft(() => addDecimals(value), value).toThrow(RangeError);
    expect.soft(() => roundDecimal(value, 2), value).toThrow(JSON.stringify(value));
  }
});

/** Hundredths as a second way to reckon. */
const cents = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
const written = (units: bigint): string => {
  const digits = String(units < 0n ? -units : units).padStart(3, "0");
  return `${units < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const rounded = (value: string): string => roundDecimal(value, 2);

test("sums and differences equal those of hundredths", () => {
  holds(
    fc.property(cents, cents, (a, b) => {
      expect(addDecimals(written(a), written(b))).toBe(rounded(written(a + b)));
      expect(subtractDecimals(written(a), written(b))).toBe(rounded(written(a - b)));
    }),
  );
});

test("a rounded product differs by at most half a hundredth from the true one", () => {
  holds(
    fc.property(cents, cents, (a, b) => {
      const product = multiplyDecimals(written(a), written(b));
      const away = subtractDecimals(rounded(product), product);
      expect(compareDecimals(away, "0.005")).toBeLessThanOrEqual(0);
      expect(compareDecimals(away, "-0.005")).toBeGreaterThanOrEqual(0);
    }),
  );
});
