import { maxLength, minLength } from "parameter-form/core";
import { expect, test } from "vitest";
import { parameterOf, verdict } from "../tables.ts";

const parameter = parameterOf("string");
const short = "tooShort (tooShort)";
const long = "tooLong (tooLong)";

const rows: readonly (readonly [value: string, limit: number, least: string, most: string])[] = [
  ["", 0, "valid", "valid"],
  ["", 1, short, "valid"],
  ["a", 0, "valid", long],
  ["ab", 3, short, "valid"],
  ["abc", 3, "valid", "valid"],
  ["abcd", 3, "valid", long],
  ["😀😀", 3, short, "valid"],
  ["😀😀😀", 3, "valid", "valid"],
  ["👩\u200D", 2, "valid", "valid"],
  ["\uD83D\uD83D\uD83D", 3, "valid", "valid"],
  ["x".repeat(1000), 3, "valid", long],
];
test.each(rows)("%j, of %i characters at least: %s; at most: %s", (value, limit, least, most) => {
  expect(verdict(parameter, value, minLength(limit))).toBe(least);
  expect(verdict(parameter, value, maxLength(limit))).toBe(most);
});

test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("%d is no length", (limit) => {
  const error = new RangeError(`A length must be a whole number from 0 on, and ${limit} is not.`);
  expect(() => minLength(limit)).toThrow(error);
  expect(() => maxLength(limit)).toThrow(error);
});

test("the same limit is the same rule", () => {
  expect(minLength(1)).toBe(minLength(1));
  expect(maxLength(1)).toBe(maxLength(1));
  expect(minLength(1)).not.toBe(minLength(2));
  expect(minLength(1)).not.toBe(maxLength(1));
});
