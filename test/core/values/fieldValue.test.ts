import { expect, test } from "vitest";
import {
  fieldValueOf,
  isUnread,
  sameValue,
  textShown,
} from "../../../src/core/values/fieldValue.ts";
import { type Reading, read, unread } from "../../../src/core/values/issue.ts";

const text = { text: "1,5", reason: "ambiguous" };

test("an unreadable text has a text and a reason", () => {
  for (const [value, expected] of [
    [text, true],
    [{ text: "1,5" }, false],
    [{ reason: "ambiguous" }, false],
    ["1,5", false],
    [null, false],
  ] as const)
    expect.soft(isUnread(value), JSON.stringify(value)).toBe(expected);
});

test("compares values by their text", () => {
  for (const [one, other, expected] of [
    ["1", "1", true],
    ["1", "2", false],
    [null, null, true],
    [text, { ...text, reason: "notNumber" }, true],
    [text, { ...text, text: "1.5" }, false],
    [text, "1,5", false],
    ["1,5", text, false],
  ] as const)
    expect.soft(sameValue(one, other), JSON.stringify([one, other])).toBe(expected);
});

test("shows a valid value formatted, and any other as it is", () => {
  for (const [value, expected] of [
    ["7", "<7>"],
    [text, "1,5"],
    [null, ""],
    [{}, ""],
    [7, "7"],
    [true, "true"],
  ] as const)
    expect
      .soft(
        textShown(value, (one) => `<${one}>`),
        JSON.stringify(value),
      )
      .toBe(expected);
});

test("parses a text without mask separators, else as shown, else keeps it", () => {
  const parse = (one: string): Reading => {
    if (one === "") return unread("empty");
    return /^\d+(,5)?$/.test(one) ? read(one) : unread("notNumber", "enter a number");
  };
  const kept = { text: "1.x", reason: "notNumber", message: "enter a number", params: undefined };
  for (const [plain, shown, expected] of [
    ["15", "1.5", "15"],
    ["x", "1,5", "1,5"],
    ["", "", null],
    ["x", "1.x", kept],
  ] as const)
    expect.soft(fieldValueOf(plain, shown, parse), shown).toEqual(expected);
});
