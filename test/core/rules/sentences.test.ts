import {
  accountNumber,
  badInput,
  codecFor,
  date,
  ein,
  email,
  itin,
  max,
  maxLength,
  messageFor,
  type MessageOptions,
  min,
  minLength,
  mustBeTrue,
  oneOf,
  type ParameterType,
  routingNumber,
  type Rule,
  ssn,
  ssnOrItin,
  usPhone,
  usState,
  validateValue,
  zip,
} from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { contextOf, parameterOf } from "../tables.ts";

const bounds = date({ min: "2026-01-01", max: "2026-12-31" });

/** What is told of a value, or of a text when it cannot be read. */
const sentences: readonly (readonly [rule: Rule, entry: string, sentence: string])[] = [
  [mustBeTrue(), "false", "Agree to continue"],
  [ssn(), "1", "Enter nine digits, such as 123-45-6789"],
  [ssn(), "666-45-6789", "Check the first digits, which cannot be 000, 666 or 900 to 999"],
  [ssn(), "123-00-6789", "Check the fourth and fifth digits, which cannot be 00"],
  [ssn(), "123-45-0000", "Check the last four digits, which cannot be 0000"],
  [itin(), "1", "Enter nine digits, such as 912-70-1234"],
  [itin(), "123-45-6789", "Enter a number that begins with 9"],
  [
    itin(),
    "912-66-1234",
    "Check the fourth and fifth digits, which must be 50 to 65, 70 to 88, 90 to 92 or 94 to 99",
  ],
  [ssnOrItin(), "1", "Enter nine digits, such as 123-45-6789"],
  [ssnOrItin(), "000-45-6789", "Check the first three digits, which cannot be 000 or 666"],
  [ein(), "1", "Enter nine digits, such as 12-3456789"],
  [ein(), "00-3456789", "Check the first two digits, which the IRS has not announced"],
  [zip(), "1", "Enter five or nine digits, such as 02134"],
  [usState(), "1", "Enter a US state, such as CA or California"],
  [routingNumber(), "1", "Enter nine digits, such as 011000015"],
  [
    routingNumber(),
    "990000000",
    "Check the first digits, which no bank has. Copy the number from a check or the bank’s site.",
  ],
  [
    routingNumber(),
    "011000016",
    "Check the digits, one of which does not fit the others. Compare them with a check or the bank’s site.",
  ],
  [accountNumber(), "1", "Enter 4 to 17 digits, such as 000123456789"],
  [usPhone(), "1", "Enter ten digits, such as (202) 555-0123"],
  [
    usPhone(),
    "+11025550123",
    "Check the area code, which must begin with 2 to 9 and cannot end with 11",
  ],
  [
    usPhone(),
    "+12021550123",
    "Check the three digits after the area code, which must begin with 2 to 9 and cannot end with 11",
  ],
  [email(), "1", "Enter an email address, such as name@example.com"],
  [date(), "x", "Enter a date, such as 01/31/2026"],
  [date(), "1/31/26", "Enter the year in four digits, such as 01/31/2026"],
  [date(), "2/30/2026", "Enter a day that exists, such as 01/31/2026"],
  [bounds, "2025-12-31", "Enter 01/01/2026 or a later day"],
  [bounds, "2027-01-01", "Enter 12/31/2026 or an earlier day"],
  [minLength(1), "", "Enter 1 character or more"],
  [minLength(2), "a", "Enter 2 characters or more"],
  [maxLength(0), "a", "Enter 0 characters or fewer"],
  [maxLength(1), "ab", "Enter 1 character or fewer"],
  [oneOf(["a", "1000"]), "b", "Answer “a” or “1000”"],
];

function messageOf(
  rule: Rule,
  entry: string,
  options: MessageOptions & Parameters<typeof contextOf>[1] = {},
  type: ParameterType = "string",
) {
  const parameter = parameterOf(type);
  const reading = codecFor(parameter, rule).parse(entry, contextOf(parameter, options));
  const issue = reading.ok
    ? validateValue(parameter, reading.value, { rule })
    : reading.reason === "empty"
      ? validateValue(parameter, entry, { rule })
      : badInput(parameter.name, reading);
  return issue && messageFor(issue, parameter, { rule, ...options });
}

describe("messages of rules", () => {
  test("describe the value to enter", () => {
    for (const [rule, entry, sentence] of sentences) {
      expect.soft(messageOf(rule, entry), entry).toBe(sentence);
      expect.soft(sentence, entry).not.toMatch(/invalid|please|required field|[{}]/i);
    }
  });

  test("are translated by their reason", () => {
    for (const [rule, entry] of sentences) {
      const parameter = parameterOf("string");
      const reading = codecFor(parameter, rule).parse(entry, contextOf(parameter));
      const reason = reading.ok
        ? (rule.validate(reading.value, parameter)?.reason ?? "")
        : reading.reason === "empty"
          ? "tooShort"
          : reading.reason;
      expect
        .soft(messageOf(rule, entry, { messages: { [reason]: "{label}: nuestro" } }), entry)
        .toBe("Field: nuestro");
    }
  });
});

const expectedMessages: readonly (readonly [
  type: ParameterType,
  locale: string,
  rule: Rule,
  entry: string,
  sentence: string,
])[] = [
  ["currency", "en-US", min("1234.5"), "1", "Enter €1,234.50 or more"],
  ["currency", "de-DE", min("1234.5"), "1", "Enter 1.234,50 € or more"],
  ["currency", "de-DE", max("1234567"), "12345678", "Enter 1.234.567,00 € or less"],
  ["currency", "de-DE", oneOf(["1234.50", "1000"]), "1", "Answer “1.234,50” or “1.000”"],
  ["percent", "fa", oneOf(["12.5"]), "1", "Answer “۱۲٫۵”"],
  ["currency", "ar-EG", max("12"), "13", "Enter ١٢٫٠٠ € or less"],
  ["percent", "de-DE", max("7.25"), "8", "Enter 7,25 or less"],
  ["number", "en-IN", max("1234567"), "1234568", "Enter 12,34,567 or less"],
  ["number", "en-US", min("18"), "17", "Enter 18 or more"],
  ["string", "de-DE", bounds, "2025-12-31", "Enter 01.01.2026 or a later day"],
  ["string", "de-DE", date(), "x", "Enter a date, such as 31.01.2026"],
  ["string", "sv-SE", bounds, "2027-01-01", "Enter 2026-12-31 or an earlier day"],
];
test("format values as the field shows them", () => {
  for (const [type, locale, rule, entry, sentence] of expectedMessages) {
    expect
      .soft(messageOf(rule, entry, { locale, currency: "EUR" }, type), `${type} ${locale}`)
      .toBe(sentence);
  }
});

test("look the rule up by name when it is not passed", () => {
  const parameter = parameterOf("string");
  const rules = { field: bounds };
  const issue = validateValue(parameter, "2025-12-31", { rules });
  const sentence = issue && messageFor(issue, parameter, { rules, locale: "de-DE" });
  expect(sentence).toBe("Enter 01.01.2026 or a later day");
});

test("insert a limit as submitted when the rule is not passed", () => {
  const parameter = parameterOf("string");
  const issue = validateValue(parameter, "2025-12-31", { rule: bounds });
  expect(issue && messageFor(issue, parameter)).toBe("Enter 2026-01-01 or a later day");
});
