import { codecFor, ssn, type SsnFormat } from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { contextOf, outcome, parameterOf } from "../tables.ts";

const parameter = parameterOf("string");
const context = contextOf(parameter);

const typed: readonly (readonly [text: string, nine: boolean | "empty"])[] = [
  ["123456789", true],
  ["123-45-6789", true],
  ["123 45 6789", true],
  [" 123-45-6789\n", true],
  ["123\u00A045\u00A06789", true],
  ["123‑45‑6789", true],
  ["123–45–6789", true],
  ["123−45−6789", true],
  ["123 - 45 - 6789", true],
  ["12345-6789", true],
  ["\uFF11\uFF12\uFF13456789", true],
  ["١٢٣٤٥٦٧٨٩", true],
  ["\u200E123-45-6789\u200B", true],
  ["", "empty"],
  ["  ", "empty"],
  ["12345678", false],
  ["1234567890", false],
  ["123-45-67890", false],
  ["12-345-6789", false],
  ["1-2-3-4-5-6-7-8-9", false],
  ["-123456789", false],
  ["123456789-", false],
  ["123.45.6789", false],
  ["123/45/6789", false],
  ["SSN 123456789", false],
  ["12345678X", false],
  ["123-45-678²", false],
  ["***-**-6789", false],
];
const written: Readonly<Record<SsnFormat, string>> = { dashes: "123-45-6789", digits: "123456789" };
const formats = ["dashes", "digits"] as const;

describe.each(formats)("submitted with %s", (ssnFormat) => {
  const codec = codecFor(parameter, ssn({ ssnFormat }));

  test("parses typed texts", () => {
    for (const [text, nine] of typed) {
      const expected = nine === "empty" ? "empty" : nine ? `= ${written[ssnFormat]}` : "ssnDigits";
      expect.soft(outcome(codec.parse(text, context)), text).toBe(expected);
    }
  });

  test("formats with dashes and parses the result as the same", () => {
    expect(codec.format(written[ssnFormat], context)).toBe("123-45-6789");
    expect(outcome(codec.parse("123-45-6789", context))).toBe(`= ${written[ssnFormat]}`);
    expect(codec.format("12345", context)).toBe("12345");
  });

  const sent: readonly (readonly [digits: string, expected: string])[] = [
    ["123456789", "valid"],
    ["001010001", "valid"],
    ["665999999", "valid"],
    ["667010001", "valid"],
    ["899999999", "valid"],
    ["123456700", "valid"],
    ["123400001", "valid"],
    ["000456789", "ssnArea"],
    ["666456789", "ssnArea"],
    ["900456789", "ssnArea"],
    ["912706789", "ssnArea"],
    ["999456789", "ssnArea"],
    ["123006789", "ssnGroup"],
    ["123450000", "ssnSerial"],
    ["078051120", "ssnSample"],
    ["219099999", "ssnSample"],
    ["078051121", "valid"],
    ["000000000", "ssnArea"],
  ];
  test("validates submitted values", () => {
    for (const [digits, expected] of sent) {
      const value = ssnFormat === "digits" ? digits : digits.replace(/^(...)(..)/, "$1-$2-");
      expect.soft(codec.validate(value, parameter)?.reason ?? "valid", digits).toBe(expected);
    }
  });

  const other = ssnFormat === "digits" ? "123-45-6789" : "123456789";
  test("rejects submitted values of another format", () => {
    for (const value of [
      "",
      "12345678",
      "1234567890",
      "123 45 6789",
      " 123456789",
      "123-45-6789\n",
      "0123-45-6789",
      "١٢٣٤٥٦٧٨٩",
      other,
    ]) {
      expect.soft(codec.validate(value, parameter), value).toEqual({
        type: "patternMismatch",
        reason: "ssnDigits",
        message: "enter nine digits, such as 123-45-6789",
      });
    }
  });
});

test("defaults to dashes", () => {
  expect(ssn()).toBe(ssn({ ssnFormat: "dashes" }));
});

test("is sensitive", () => {
  expect(ssn()).toMatchObject({
    sensitive: true,
    input: { inputMode: "numeric", autoComplete: "off", spellCheck: false },
  });
});
