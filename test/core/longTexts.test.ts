import { codecFor } from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { readDecimal } from "../../src/core/values/readDecimal.ts";
import { rules } from "./rules/rules.ts";
import { contextOf, outcome, parameterOf } from "./tables.ts";

const anyDecimal = { maxFraction: Number.POSITIVE_INFINITY, allowNegative: true };

describe("texts of a million characters", () => {
  const million = 1_000_000;
  const rows: readonly (readonly [title: string, text: string, expected: string])[] = [
    ["digits", "9".repeat(million), `= ${"9".repeat(million)}`],
    ["groups", `1${",234".repeat(million / 4)}`, `= 1${"234".repeat(million / 4)}`],
    ["almost groups", `1${",234".repeat(million / 4)}5`, "ambiguous"],
    ["groups of two", `1${",23".repeat(million / 3)}`, "ambiguous"],
    ["commas", ",".repeat(million), "notNumber"],
    ["points", `1${".".repeat(million)}`, "notNumber"],
    ["brackets", "(".repeat(million), "notNumber"],
    ["closing brackets", `(${")".repeat(million)}`, "notNumber"],
    ["signs", "-".repeat(million), "notNumber"],
    ["spaces inside", `1${" ".repeat(million)}1`, "ambiguous"],
    ["spaces outside", `${" ".repeat(million)}1${" ".repeat(million)}`, "= 1"],
    ["units", "$".repeat(million), "notNumber"],
    ["zeros", "0".repeat(million), "= 0"],
    ["marks without a width", `${"\u200F".repeat(million)}1`, "= 1"],
    ["mathematical digits", "\u{1D7FF}".repeat(million / 2), `= ${"9".repeat(million / 2)}`],
  ];
  test.each(rows)("%s", (_, text, expected) => {
    const context = { locale: "en-US", currency: "USD", ...anyDecimal };
    expect(outcome(readDecimal(text, context)) === expected).toBe(true);
  });

  test("formats and parses a hundred thousand digits", () => {
    const digits = "7".repeat(100_000);
    const context = contextOf(parameterOf("currency"));
    const codec = codecFor(context.parameter);
    expect(outcome(codec.parse(codec.format(digits, context), context)) === `= ${digits}`).toBe(
      true,
    );
  });
});

test.each(["currency", "number", "percent"] as const)("a file in a %s is not a number", (type) => {
  const context = contextOf(parameterOf(type));
  const codec = codecFor(context.parameter);
  for (const [length, reported] of [
    [200_000, "="],
    [200_001, "notNumber"],
  ] as const) {
    const text = `${"0".repeat(length - 1)}1`;
    expect(outcome(codec.parse(text, context)).startsWith(reported)).toBe(true);
    expect(codec.readings?.(text, context)).toEqual([]);
  }
});

test.each(rules)("%s parses, formats and validates long texts in linear time", (_, rule) => {
  const parameter = parameterOf("string");
  const codec = codecFor(parameter, rule);
  const parts = ["1", "1-", "1 ", "a", "a@", "a.", "a@a.", "-", " ", "(", "1/1/", "+1", "٣"];
  const startUsage = process.cpuUsage();
  for (const part of parts) {
    for (const end of ["", "!", "1"]) {
      const text = part.repeat(20_000) + end;
      codec.parse(text, contextOf(parameter));
      codec.format(text, contextOf(parameter));
      codec.validate(text, parameter);
    }
  }
  // What this process worked, not how long it waited for its turn on a busy machine.
  const { user, system } = process.cpuUsage(startUsage);
  expect((user + system) / 1000).toBeLessThan(4000);
});
