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
  [mustBeTrue(), "false", "Agree to “Field” to continue"],
  [ssn(), "1", "Field must have nine digits, like 123-45-6789"],
  [ssn(), "666-45-6789", "Field cannot begin with 000, 666 or 9"],
  [ssn(), "123-00-6789", "Field cannot have 00 as its fourth and fifth digits"],
  [ssn(), "123-45-0000", "Field cannot end with 0000"],
  [itin(), "1", "Field must have nine digits, like 912-70-1234"],
  [itin(), "123-45-6789", "Field must begin with 9"],
  [
    itin(),
    "912-66-1234",
    "Field must have 50 to 65, 70 to 88, 90 to 92 or 94 to 99 as its fourth and fifth digits",
  ],
  [ssnOrItin(), "1", "Field must have nine digits, like 123-45-6789"],
  [ssnOrItin(), "000-45-6789", "Field cannot begin with 000 or 666"],
  [ein(), "1", "Field must have nine digits, like 12-3456789"],
  [ein(), "00-3456789", "Field begins with two digits that the IRS has not announced. Check them"],
  [zip(), "1", "Field must have five or nine digits, like 02134"],
  [usState(), "1", "Field must be a US state, like CA or California"],
  [routingNumber(), "1", "Field must have nine digits, like 011000015"],
  [
    routingNumber(),
    "990000000",
    "Field begins with digits that no bank has. Copy it from a check or the bank’s site",
  ],
  [
    routingNumber(),
    "011000016",
    "Field has a digit that does not fit the others. Compare it with a check or the bank’s site",
  ],
  [accountNumber(), "1", "Field must have 4 to 17 digits, like 000123456789"],
  [usPhone(), "1", "Field must have ten digits, like (202) 555-0123"],
  [
    usPhone(),
    "+11025550123",
    "Field has an area code that cannot be: one begins with 2 to 9 and does not end with 11",
  ],
  [
    usPhone(),
    "+12021550123",
    "Field has three digits behind its area code that cannot be: they must begin with 2 to 9 and not end with 11",
  ],
  [email(), "1", "Field must be an email address, like name@example.com"],
  [date(), "x", "Field must be a date, like 01/31/2026"],
  [date(), "1/31/26", "Field must have a year of four digits, like 01/31/2026"],
  [date(), "2/30/2026", "Field must be a day that exists, written like 01/31/2026"],
  [bounds, "2025-12-31", "Field must be 01/01/2026 or later"],
  [bounds, "2027-01-01", "Field must be 12/31/2026 or earlier"],
  [minLength(1), "", "Field must be 1 character or more"],
  [minLength(2), "a", "Field must be 2 characters or more"],
  [maxLength(0), "a", "Field must be 0 characters or fewer"],
  [maxLength(1), "ab", "Field must be 1 character or fewer"],
  [oneOf(["a", "1000"]), "b", "Field must be one of “a”, “1000”"],
];

function say(
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

describe("sentences of rules", () => {
  test.each(sentences)("%#: of %j: %s", (rule, entry, sentence) => {
    expect(say(rule, entry)).toBe(sentence);
    expect(sentence).not.toMatch(/invalid|please|required field|[{}]/i);
  });

  test.each(sentences)("%#: of %j, in translation", (rule, entry) => {
    const parameter = parameterOf("string");
    const reading = codecFor(parameter, rule).parse(entry, contextOf(parameter));
    const reason = reading.ok
      ? (rule.validate(reading.value, parameter)?.reason ?? "")
      : reading.reason === "empty"
        ? "tooShort"
        : reading.reason;
    expect(say(rule, entry, { messages: { [reason]: "{label}: nuestro" } })).toBe("Field: nuestro");
  });
});

const told: readonly (readonly [
  type: ParameterType,
  locale: string,
  rule: Rule,
  entry: string,
  sentence: string,
])[] = [
  ["currency", "en-US", min("1234.5"), "1", "Field must be 1,234.5 or more"],
  ["currency", "de-DE", min("1234.5"), "1", "Field must be 1.234,5 or more"],
  ["currency", "de-DE", max("1234567"), "12345678", "Field must be 1.234.567 or less"],
  [
    "currency",
    "de-DE",
    oneOf(["1234.50", "1000"]),
    "1",
    "Field must be one of “1.234,50”, “1.000”",
  ],
  ["percent", "fa", oneOf(["12.5"]), "1", "Field must be one of “۱۲٫۵”"],
  ["currency", "ar-EG", max("12"), "13", "Field must be ١٢ or less"],
  ["percent", "de-DE", max("7.25"), "8", "Field must be 7,25 or less"],
  ["number", "en-IN", max("1234567"), "1234568", "Field must be 12,34,567 or less"],
  ["number", "en-US", min("18"), "17", "Field must be 18 or more"],
  ["string", "de-DE", bounds, "2025-12-31", "Field must be 01.01.2026 or later"],
  ["string", "de-DE", date(), "x", "Field must be a date, like 31.01.2026"],
  ["string", "sv-SE", bounds, "2027-01-01", "Field must be 2026-12-31 or earlier"],
];
test.each(told)("limits of a %s in %s", (type, locale, rule, entry, sentence) => {
  expect(say(rule, entry, { locale, currency: "EUR" }, type)).toBe(sentence);
});

test("the rule is looked up by name when it is not at hand", () => {
  const parameter = parameterOf("string");
  const rules = { field: bounds };
  const issue = validateValue(parameter, "2025-12-31", { rules });
  const sentence = issue && messageFor(issue, parameter, { rules, locale: "de-DE" });
  expect(sentence).toBe("Field must be 01.01.2026 or later");
});

test("without the rule a limit is told as it is submitted", () => {
  const parameter = parameterOf("string");
  const issue = validateValue(parameter, "2025-12-31", { rule: bounds });
  expect(issue && messageFor(issue, parameter)).toBe("Field must be 2026-01-01 or later");
});
