import { codecFor, min, type ParameterType } from "parameter-form/core";
import { expect, test } from "vitest";
import { contextOf, parameterOf } from "../tables.ts";

const rows: readonly (readonly [
  type: ParameterType,
  locale: string,
  text: string,
  readings: readonly string[],
])[] = [
  ["currency", "en-US", "12,50", ["12.50", "1250"]],
  ["currency", "en-US", "12,5", ["12.5", "125"]],
  ["currency", "en-US", "-$12,5", ["-12.5", "-125"]],
  ["currency", "en-US", ",5", ["0.5", "5"]],
  ["currency", "de-DE", "12.50", ["12.50", "1250"]],
  ["currency", "ur-PK", "Rs.50", ["0.50", "50"]],
  ["percent", "en-US", "12,5", ["12.5", "125"]],
  // What would have too many decimals, or has several separators, was hardly meant so.
  ["currency", "en-US", "1,2345", []],
  ["currency", "en-US", "1,2,3", []],
  ["currency", "en-US", "12,", []],
  ["number", "en-US", "1,5", []],
  // These are no doubt of two readings.
  ["currency", "en-US", "1,234", []],
  ["currency", "en-US", "1.2.3", []],
  ["currency", "en-US", "", []],
];
test("returns the readings that a person may mean", () => {
  for (const [type, locale, text, readings] of rows) {
    const parameter = parameterOf(type);
    const currency = locale === "ur-PK" ? "PKR" : "USD";
    const context = contextOf(parameter, { locale, currency });
    expect
      .soft(codecFor(parameter).readings?.(text, context), `${type} ${locale} ${text}`)
      .toEqual(readings);
    expect
      .soft(codecFor(parameter, min("1")).readings?.(text, context), `${type} ${locale} ${text}`)
      .toEqual(readings);
  }
});

test("returns no readings for a rule with its own parser, or a type without numbers", () => {
  const parameter = parameterOf("currency");
  const own = { parse: () => ({ ok: true, value: "1" }) as const, validate: () => null };
  expect(codecFor(parameter, own).readings?.("12,5", contextOf(parameter))).toEqual([]);
  const text = parameterOf("string");
  expect(codecFor(text).readings).toBeUndefined();
  expect(codecFor(text, min("1")).readings?.("12,5", contextOf(text))).toEqual([]);
});
