import fc from "fast-check";
import examples from "libphonenumber-js/mobile/examples";
import { getCountries, getExampleNumber } from "libphonenumber-js/min";
import { checkPayload, codecFor, messageFor, parseForm, validateForm } from "parameter-form/core";
import { phone, type PhoneCountry } from "parameter-form/phone";
import { expect, test } from "vitest";
import { checks, contextOf, parameterOf, reads, type Row, shows } from "../core/tables.ts";
import { languages } from "../locales/tables.ts";
import { questions } from "../support/questions.ts";

const parameter = parameterOf("string");
const gb = phone({ countries: ["GB"] });
const usGbDe = phone({ countries: ["US", "GB", "DE"] });
const gbDe = phone({ countries: ["GB", "DE"] });
const usCa = phone({ countries: ["US", "CA"] });
const usTerritories = phone({ countries: ["US", "PR", "GU", "VI", "AS", "MP"] });
const northAmerica = phone({ countries: ["US", "CA", "GB", "MX"] });
const mxUs = phone({ countries: ["MX", "US"] });
const many = phone({
  countries: ["FR", "IT", "ES", "MX", "BR", "IN", "PH", "VN", "KR", "CN", "AE"],
});

const american = "= +12025550123";
const london = "= +442071838750";
const berlin = "= +4930123456";
const everywhere: readonly Row[] = [
  ["+44 20 7183 8750", london],
  ["+442071838750", london],
  ["+44 (0)20 7183 8750", london],
  ["＋４４　２０　７１８３　８７５０", london],
  ["+٤٤ ٢٠ ٧١٨٣ ٨٧٥٠", london],
  ["\u202A+44 20 7183‑8750\u202C", london],
  ["0044 20 7183 8750", london],
  ["", "empty"],
  ["x", "notPhone"],
  ["+", "notPhone"],
  ["++442071838750", "notPhone"],
  ["+44 20 7183 8750 ext. 5", "phoneExtension"],
  ["+44 20 7183 8750 x5", "phoneExtension"],
  ["+442071838750;ext=5", "phoneExtension"],
  ["+44 20 7183 8750 #5", "phoneExtension"],
  ["+44 20 7183 8750 Durchwahl 5", "phoneExtension"],
  ["+44 20 7183 x5", "notPhone"],
  ["+33 1 23 45 67 89 x5", "notPhone"],
  ["tel:+442071838750", "notPhone"],
  ["call +442071838750", "notPhone"],
  ["+44 20 7183 8750;5", "phoneExtension"],
  ["1-800-FLOWERS", "notPhone"],
  ["+33 1 23 45 67 89", "phoneCountry"],
  ["+999 123456", "phoneCountry"],
  ["+800 1234 5678", "phoneCountry"],
  ["+44 20 7183", "phoneTooShort"],
  ["+44 20 7183 8750 8750", "phoneTooLong"],
];

reads(
  "a number of three countries",
  parameter,
  {},
  [
    ...everywhere,
    ["(202) 555-0123", american],
    ["202-555-0123", american],
    ["2025550123", american],
    ["1 202 555 0123", american],
    ["+1 202.555.0123", american],
    ["011 44 20 7183 8750", london],
    ["030 123456", berlin],
    ["030/123456", berlin],
    ["020 7183 8750 x5", "phoneExtension"],
    ["(202) 555-0123 ext 5", "phoneExtension"],
    ["+49 30 123456", berlin],
    ["020 7183 8750", "ambiguous"],
    ["202 555 012", "phoneTooShort"],
    ["202 555 01234", "phoneTooLong"],
    ["+1 202 555 012", "phoneTooShort"],
    ["+1 111 555 0123", "notPhone"],
    ["+1 416 555 0123", "phoneCountry"],
    ["+1 242 555 0123", "phoneCountry"],
  ],
  usGbDe,
);

reads(
  "a number of one country",
  parameter,
  {},
  [
    ...everywhere,
    ["020 7183 8750", london],
    ["2071838750", london],
    ["07400 123456", "= +447400123456"],
    ["202", "phoneTooShort"],
    ["+1 202 555 0123", "phoneCountry"],
  ],
  gb,
);

reads(
  "a number of two countries that share a code",
  parameter,
  {},
  [
    ["(202) 555-0123", american],
    ["(416) 555-0123", "= +14165550123"],
    ["+1 416 555 0123", "= +14165550123"],
  ],
  usCa,
);

reads(
  "a number that may be another country's",
  parameter,
  {},
  [
    // Of Puerto Rico or the Bahamas, which are not accepted, or of Mexico.
    ["787-555-0123", "ambiguous"],
    ["242 365 1234", "ambiguous"],
    // Of London without its 0, or of Mexico.
    ["20 7183 8750", "ambiguous"],
    ["020 7183 8750", london],
    ["+52 787 555 0123", "= +527875550123"],
    ["+1 787 555 0123", "phoneCountry"],
    ["1 787 555 0123", "phoneCountry"],
    ["81 1234 5678", "= +528112345678"],
  ],
  northAmerica,
);

reads(
  "a number of the first country that may be another's",
  parameter,
  {},
  [
    ["787-555-0123", "ambiguous"],
    ["20 7183 8750", "= +522071838750"],
    ["011 44 20 7183 8750", "phoneCountry"],
  ],
  mxUs,
);

const abroad = ["787-555-0123", "416 555 0123", "1 416 555 0123", "011 44 20 7183 8750"] as const;

reads(
  "a number of other countries, without a plus sign",
  parameter,
  {},
  [
    ...abroad.map((text): Row => [text, "phoneCountry"]),
    ["011 44 20 7183", "phoneCountry"],
    ["(202) 555-0123", american],
    ["202 555 012", "phoneTooShort"],
    ["111 555 0123", "notPhone"],
  ],
  phone({ countries: ["US"] }),
);

reads(
  "a number of another country, whose code a later country has",
  parameter,
  {},
  [
    ["416 555 0123", "phoneCountry"],
    ["787-555-0123", "phoneCountry"],
  ],
  phone({ countries: ["GB", "US"] }),
);

reads(
  "a number of territories",
  parameter,
  {},
  [
    ["787-555-0123", "= +17875550123"],
    ["(671) 300-1234", "= +16713001234"],
    ["(340) 642-1234", "= +13406421234"],
    ["(202) 555-0123", american],
    ["416 555 0123", "phoneCountry"],
  ],
  usTerritories,
);

reads(
  "a number of many countries",
  parameter,
  {},
  [
    ["+33 1 23 45 67 89", "= +33123456789"],
    ["01 23 45 67 89", "ambiguous"],
    ["06 12 34 56 78", "ambiguous"],
    ["+33 6 12 34 56 78", "= +33612345678"],
    ["+39 06 1234 5678", "= +390612345678"],
    ["+39 312 345 6789", "= +393123456789"],
    ["+34 612 34 56 78", "= +34612345678"],
    ["+52 55 1234 5678", "= +525512345678"],
    ["+55 (11) 96123-4567", "= +5511961234567"],
    ["+91 81234 56789", "= +918123456789"],
    ["+63 905 123 4567", "= +639051234567"],
    ["+84 912 345 678", "= +84912345678"],
    ["+82 10-2000-0000", "= +821020000000"],
    ["+86 131 2345 6789", "= +8613123456789"],
    ["+971 50 123 4567", "= +971501234567"],
  ],
  many,
);

shows(
  "a number of three countries",
  parameter,
  {},
  [
    ["+12025550123", "(202) 555-0123"],
    ["+442071838750", "+44 20 7183 8750"],
    ["+4930123456", "+49 30 123456"],
    ["+33123456789", "+33123456789"],
    ["+1202555012", "+1202555012"],
    ["2025550123", "2025550123"],
    ["", ""],
  ],
  usGbDe,
);

shows(
  "a number that could be another country's",
  parameter,
  {},
  [
    ["+442071838750", "+44 20 7183 8750"],
    ["+447400123456", "+44 7400 123456"],
  ],
  gbDe,
);
shows(
  "a number that could be that of a country which is not accepted",
  parameter,
  {},
  [
    ["+527875550123", "+52 787 555 0123"],
    ["+528112345678", "81 1234 5678"],
  ],
  mxUs,
);
shows("a number of one country", parameter, {}, [["+442071838750", "020 7183 8750"]], gb);

checks(
  "a number of three countries",
  parameter,
  [
    ["+12025550123", "valid"],
    ["+442071838750", "valid"],
    ["+4402071838750", "notPhone (patternMismatch)"],
    ["+44 2071838750", "notPhone (patternMismatch)"],
    ["2025550123", "notPhone (patternMismatch)"],
    ["+33123456789", "phoneCountry (patternMismatch)"],
    ["+14165550123", "phoneCountry (patternMismatch)"],
    ["+1202555012", "phoneTooShort (patternMismatch)"],
    ["+120255501234", "phoneTooLong (patternMismatch)"],
    ["", "notPhone (patternMismatch)"],
    ["x", "notPhone (patternMismatch)"],
    ["+12025550123;ext=45", "phoneExtension (patternMismatch)"],
    [`+${"1".repeat(100_000)}`, "phoneTooLong (patternMismatch)"],
  ],
  usGbDe,
);

/** Numbers of every country, and others that begin as theirs do. */
const numbers = fc.constantFrom(...getCountries()).chain((country) => {
  const example = getExampleNumber(country, examples)?.number ?? "+1";
  const ends = fc.stringMatching(/^[0-9]{0,3}$/);
  return fc.record({
    country: fc.constant(country),
    value: ends.map((end) => (end ? example.slice(0, -end.length) + end : example)),
  });
});

test("parses every formatted value as itself, whatever the countries", () => {
  const others = fc.array(fc.constantFrom(...getCountries()), { maxLength: 4 });
  const context = contextOf(parameter);
  fc.assert(
    fc.property(numbers, others, fc.boolean(), ({ country, value }, more, isFirst) => {
      const [first = country, ...rest] = isFirst ? [country, ...more] : [...more, country];
      const codec = codecFor(parameter, phone({ countries: [first, ...rest] }));
      if (codec.validate(value, parameter)) return;
      expect(codec.parse(codec.format(value, context), context)).toEqual({ ok: true, value });
    }),
  );
});

const pressed: readonly (readonly [text: string, rule: typeof gb, shown: readonly string[]])[] = [
  ["020 7183 8750", gbDe, ["+44 20 7183 8750", "+49 2071 838750"]],
  ["20 7183 8750", northAmerica, ["+44 20 7183 8750", "+52 207 183 8750"]],
  // What is left of it might be pressed for want of another.
  ["787-555-0123", northAmerica, []],
];

test.each(pressed)(
  "offers each reading of %s as a button, and parses its text",
  (text, rule, all) => {
    const codec = codecFor(parameter, rule);
    const context = contextOf(parameter);
    const meanings = codec.readings?.(text, context) ?? [];
    const shown = meanings.map((value) => codec.format(value, context));
    expect(shown).toEqual(all);
    expect(shown.map((inputValue) => codec.parse(inputValue, context))).toEqual(
      meanings.map((value) => ({ ok: true, value })),
    );
  },
);

test("returns the same rule for the same countries", () => {
  expect(phone({ countries: ["US", "GB", "DE"] })).toBe(usGbDe);
});

const strange = (...countries: readonly string[]) => countries as unknown as [PhoneCountry];

test.each([
  [strange(), "Invalid options of the phone rule: countries is empty."],
  [strange("US", "XX"), "Invalid options of the phone rule: XX is not a supported country."],
])("rejects %j", (countries, message) => {
  expect(() => phone({ countries })).toThrow(new RangeError(message));
});

const form = parseForm(questions("mobile: string"));
const rules = { mobile: usGbDe };
const sentences: readonly (readonly [mobile: string, message: string])[] = [
  ["x", "Enter a phone number, such as (201) 555-0123"],
  ["+33123456789", "Enter a number from one of these countries: “US +1”, “GB +44”, or “DE +49”"],
  ["+1202555012", "Enter all digits of the number, such as (201) 555-0123"],
  [
    "+120255501234",
    "Check the number, which has too many digits. It is written like (201) 555-0123.",
  ],
];

test.each(sentences)("reports %s: %s", (mobile, message) => {
  const [issue] = validateForm(form, { mobile }, { rules });
  expect(issue && messageFor(issue, form.parameters[0], { rules })).toBe(message);
});

test("asks for the country code when a text has several readings", () => {
  const reading = codecFor(parameter, gbDe).parse("020 7183 8750", contextOf(parameter));
  expect(reading).toMatchObject({ reason: "ambiguous", params: { example: "+44 7400 123456" } });
});

test.each(languages)("%s has a message for each reason", (_, messages) => {
  for (const [mobile] of sentences) {
    const [issue] = validateForm(form, { mobile }, { rules });
    const message = issue && messageFor(issue, form.parameters[0], { rules, messages });
    const example = mobile.startsWith("+33") ? /DE \+49/ : /\(201\) 555-0123/;
    expect.soft(message, mobile).toMatch(example);
    expect.soft(Object.keys(messages), mobile).toContain(issue?.reason);
  }
});

test("a server validates a payload with the same rule", () => {
  const payload = (value: string) => ({ parameters: [{ name: "mobile", value }] });
  expect(checkPayload(form, payload("+442071838750"), { rules })).toBeNull();
  expect(checkPayload(form, payload("020 7183 8750"), { rules })).toEqual({
    fields: { mobile: ["Enter a phone number, such as (201) 555-0123"] },
  });
});
