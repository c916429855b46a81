import { all, codecFor, max, min, type ParameterType } from "parameter-form/core";
import { expect, test } from "vitest";
import { contextOf, outcome, parameterOf, verdict } from "../tables.ts";

const below = "belowMin (rangeUnderflow)";
const above = "aboveMax (rangeOverflow)";
const huge = "9".repeat(30);

const rows: readonly (readonly [
  type: ParameterType,
  value: string,
  limit: string,
  least: string,
  most: string,
])[] = [
  ...(["currency", "percent", "number"] as const).flatMap(
    (type) =>
      [
        [type, "6", "7", below, "valid"],
        [type, "7", "7", "valid", "valid"],
        [type, "8", "7", "valid", above],
      ] as const,
  ),
  ["number", "0", "0", "valid", "notPositive (rangeUnderflow)"],
  ["number", "0", "-1", "notPositive (rangeUnderflow)", "notPositive (rangeUnderflow)"],
  ["number", "0", "1", "notPositive (rangeUnderflow)", "notPositive (rangeUnderflow)"],
  ["number", "1", "0", "valid", above],
  ["number", "-1", "0", below, "negative (rangeUnderflow)"],
  ["number", "0.5", "0", "notWhole (stepMismatch)", "notWhole (stepMismatch)"],
  ["number", "00", "0", "notNumber (typeMismatch)", "notNumber (typeMismatch)"],
  ["currency", "7.5", "7.50", "valid", "valid"],
  ["currency", "7.50", "7.5", "valid", "valid"],
  ["currency", "7.49", "7.50", below, "valid"],
  ["currency", "7.51", "7.5", "valid", above],
  ["currency", "10", "9", "valid", above],
  ["currency", "-0.01", "0", below, "valid"],
  ["currency", "0", "-0.01", "valid", above],
  ["currency", "-7.51", "-7.5", below, "valid"],
  ["currency", "-7.50", "-7.5", "valid", "valid"],
  ["currency", "-7.49", "-7.5", "valid", above],
  ["currency", "-10", "-9", below, "valid"],
  ["currency", `${huge}.98`, `${huge}.99`, below, "valid"],
  ["currency", `1${"0".repeat(30)}`, `${huge}.99`, "valid", above],
  ["string", "5", "5", "valid", "valid"],
  ["string", "x", "5", "notNumber (typeMismatch)", "notNumber (typeMismatch)"],
];
test("compares a value with its limit", () => {
  for (const [type, value, limit, least, most] of rows) {
    expect
      .soft(verdict(parameterOf(type), value, min(limit)), `${type} ${value} ${limit}`)
      .toBe(least);
    expect
      .soft(verdict(parameterOf(type), value, max(limit)), `${type} ${value} ${limit}`)
      .toBe(most);
  }
});

test("can reject 0 in addition to a rule that allows it", () => {
  expect(verdict(parameterOf("number"), "0", all(min("0"), min("1")))).toBe(below);
  expect(verdict(parameterOf("number"), "0", all(max("9"), min("0")))).toBe("valid");
});

test.each([
  ["-1", "belowMin"],
  ["0", "= 0"],
  ["1.5", "notWhole"],
])("%s typed where a whole number may be 0 is %s", (text, expected) => {
  const number = parameterOf("number");
  const reading = codecFor(number, min("0")).parse(text, contextOf(number));
  expect(outcome(reading)).toBe(expected);
});

test("checks the type before the limit", () => {
  const reason = "tooManyDecimals (stepMismatch)";
  expect(verdict(parameterOf("currency"), "7.501", min("8"))).toBe(reason);
});

test("rejects limits that are not decimals", () => {
  for (const limit of ["", "x", "1,000", "007", "-0", "1e3", " 1"]) {
    const error = new RangeError(`The limit "${limit}" is not a decimal such as "0.01" or "1000".`);
    expect.soft(() => min(limit), limit).toThrow(error);
    expect.soft(() => max(limit), limit).toThrow(error);
  }
});

test("returns the same rule for the same limit", () => {
  expect(min("1")).toBe(min("1"));
  expect(max("1")).toBe(max("1"));
  expect(min("1")).not.toBe(min("1.0"));
  expect(min("1")).not.toBe(max("1"));
});
