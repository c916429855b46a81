import {
  all,
  maxLength,
  messageFor,
  minLength,
  type Rule,
  validateValue,
} from "parameter-form/core";
import { expect, test } from "vitest";
import { parameterOf } from "../tables.ts";

const parameter = parameterOf("string");

/** Nothing, or what is told of a value, with the type of the issue. */
function messageOf(value: string, rule: Rule): string {
  const issue = validateValue(parameter, value, { rule });
  return issue ? `${issue.type}: ${messageFor(issue, parameter, { rule })}` : "";
}

/** A rule is made once for each limit, so that each row that refuses has a limit of its own. */
const rows: readonly (readonly [value: string, limit: number, least: string, most: string])[] = [
  ["", 1, "tooShort: Enter 1 character or more", ""],
  ["ab", 3, "tooShort: Enter 3 characters or more", ""],
  ["😀😀😀", 4, "tooShort: Enter 4 characters or more", ""],
  ["a", 0, "", "tooLong: Enter 0 characters or fewer"],
  ["abcdef", 5, "", "tooLong: Enter 5 characters or fewer"],
  ["x".repeat(1000), 6, "", "tooLong: Enter 6 characters or fewer"],
  ["", 0, "", ""],
  ["abc", 3, "", ""],
  ["😀😀😀", 3, "", ""],
  ["👩\u200D", 2, "", ""],
  ["\uD83D\uD83D\uD83D", 3, "", ""],
];
test("counts characters as a person does", () => {
  for (const [value, limit, least, most] of rows) {
    expect.soft(messageOf(value, minLength(limit)), `${limit} ${value}`).toBe(least);
    expect.soft(messageOf(value, maxLength(limit)), `${limit} ${value}`).toBe(most);
  }
});

test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("rejects %d as a length", (limit) => {
  const error = new RangeError(`A length must be a whole number of 0 or more, got ${limit}.`);
  expect(() => minLength(limit)).toThrow(error);
  expect(() => maxLength(limit)).toThrow(error);
});

test("returns the same rule for the same limit", () => {
  expect(minLength(1)).toBe(minLength(1));
  expect(maxLength(1)).toBe(maxLength(1));
  expect(minLength(1)).not.toBe(minLength(2));
  expect(minLength(1)).not.toBe(maxLength(1));
});

test("inserts a length as it is, not formatted as a value", () => {
  const badge: Rule = { format: (value) => `ID-${value}`, validate: () => null };
  expect(messageOf("abcdefghi", all(badge, maxLength(8)))).toBe(
    "tooLong: Enter 8 characters or fewer",
  );
});
