import { parseForm } from "parameter-form";
import { type Dynamic, oneOf, type Rule } from "parameter-form/core";
import { formatAnswer } from "parameter-form/collection";
import { expect, test } from "vitest";
import { questions } from "../support/questions.ts";

/** A question, its answer, and how it is read; in another locale and currency where those are named. */
const table: readonly (readonly [string, string, string, locale?: string, currency?: string])[] = [
  ["x: boolean", "true", "Yes"],
  ["x: boolean", "false", "No"],
  ["x: boolean", "maybe", "maybe"],
  ["x: currency", "1234.50", "$1,234.50"],
  ["x: currency", "1234.5", "$1,234.50"],
  ["x: currency", "7", "$7.00"],
  ["x: currency", "-5", "-$5.00"],
  [
    "x: currency",
    "123456789012345678901234567890.12",
    "$123,456,789,012,345,678,901,234,567,890.12",
  ],
  ["x: currency", "1234.5", "1.234,50 €", "de-DE", "EUR"],
  ["x: currency", "1234.5", "¥1,234.5", "en-US", "JPY"],
  ["x: currency", "12,5", "12,5"],
  ["x: currency", `1.${"0".repeat(100)}`, `$1.${"0".repeat(100)}`],
  ["x: currency", `-1.${"9".repeat(200)}`, `-$1.${"9".repeat(200)}`],
  ["x: number", "1000", "1,000"],
  ["x: number", "1000", "1.000", "de-DE"],
  ["x: percent", "12.5", "12.5%"],
  ["x: percent", "7.12500", "7.12500%"],
  ["x: percent", "12.5", "12,5 %", "de-DE"],
  ["x: percent", "none", "none"],
  ["x: select a||b", "a", "[a]"],
  ["x: select a||b", "", "[]"],
  ["x: select a||b", "gone", "gone"],
  ["x: string", " as  typed ", " as  typed "],
  ["x: string", "2026-01-31", "January 31, 2026"],
  ["x: string", "2026-02-31", "2026-02-31"],
  ["ssn: string", "123-45-6789", "Ending in 6789"],
  ["account_number: string", "000123456789", "Ending in 6789"],
  ["pin: string", "4711", "Ending in 11"],
  ["pin: string", "47", "Ending in 7"],
  ["pin: string", "4", "•"],
  ["accountNumber: number", "123456789", "Ending in 6789"],
  ["has_ssn: boolean", "true", "Yes"],
];

test("formats an answer as a person writes it", () => {
  for (const [line, value, read, locale, currency] of table) {
    const [parameter] = parseForm(questions(line)).parameters;
    const settings = { ...(locale && { locale }), ...(currency && { currency }) };
    const text = parameter && formatAnswer(parameter, value, settings);
    expect.soft(text?.replaceAll("\u00a0", " "), `${line} ${value}`).toBe(read);
  }
});

const [date] = parseForm(questions("x: string")).parameters;
const formatted = (rule: Dynamic<Rule>) =>
  date && formatAnswer(date, "2026-01-31", { rules: { x: rule } });

test("formats a date as its rule does, and in words only in the default format", () => {
  const rule: Rule = { format: (value) => `Day ${value}`, validate: () => null };
  expect(formatted(rule)).toBe("Day 2026-01-31");
  expect(formatted({ ...rule, format: (value) => value })).toBe("January 31, 2026");
});

test("resolves a rule that depends on the answers as without answers", () => {
  const rule: Rule = { format: () => "none answered", validate: () => null };
  expect(formatted((answers) => ("x" in answers ? oneOf(["a"]) : rule))).toBe("none answered");
});

const locales = ["en-US", "de-DE", "de-AT", "de-CH", "es-ES", "fr-FR", "hi-IN", "pt-PT", "tr-TR"];
const others = ["ar-EG", "fa-IR", "he-IL", "ja-JP", "ko-KR", "nl-NL", "pl-PL", "zh-CN", "bg-BG"];

test("formats an amount as Intl does", () => {
  for (const locale of [...locales, ...others] as const) {
    const [parameter] = parseForm(questions("x: currency")).parameters;
    for (const currency of ["USD", "EUR", "JPY", "KWD"])
      for (const value of ["0", "-0.5", "7", "-1234.5", "12345.678", "-1234567.125"] as const) {
        const style = { style: "currency", currency } as const;
        const { maximumFractionDigits: most = 2 } = new Intl.NumberFormat(
          locale,
          style,
        ).resolvedOptions();
        const digits = Math.max(most, value.split(".")[1]?.length ?? 0);
        const exact = { minimumFractionDigits: digits, maximumFractionDigits: digits };
        const read = parameter && formatAnswer(parameter, value, { locale, currency });
        expect
          .soft(read, locale)
          .toBe(new Intl.NumberFormat(locale, { ...style, ...exact }).format(value));
      }
  }
});
