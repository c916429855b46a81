import fc from "fast-check";
import {
  date,
  decimals,
  english,
  type Form,
  oneOf,
  type Parameter,
  parseForm,
  readText,
  ssn,
  type TextContext,
  usPhone,
  validateValue,
  zip,
} from "parameter-form/core";
import { es } from "parameter-form/locales/es";
import { vi as vietnamese } from "parameter-form/locales/vi";
import { describe, expect, test } from "vitest";
import { holds } from "../holds.ts";

const { parameters } = parseForm({
  parameters: [
    { name: "exempt", label: "Exempt", type: "boolean", required: false },
    { name: "wage", label: "Wage", type: "currency", required: false },
    { name: "children", label: "Children", type: "number", required: false },
    { name: "share", label: "Share", type: "percent", required: false },
    { name: "note", label: "Note", type: "string", required: false },
    {
      name: "status",
      label: "Filing status",
      type: "select",
      required: false,
      options: [
        { value: "single", label: "Single" },
        { value: "head", label: "Head of household" },
        { value: "jose", label: "José" },
        { value: "jose_2", label: "Jose" },
        { value: "old", label: "Widowed", disabled: true },
      ],
    },
    {
      name: "step",
      label: "Step",
      type: "select",
      required: false,
      options: [
        { value: "1", label: "2" },
        { value: "2", label: "3" },
        { value: "CA", label: "CA" },
        { value: "", label: "None of these" },
      ],
    },
  ],
});

const spanish: Form = parseForm({
  parameters: [
    {
      name: "status",
      label: "Estado civil",
      type: "select",
      required: false,
      options: [
        { value: "single", label: "Soltero" },
        { value: "head", label: "Cabeza de familia" },
      ],
    },
    { name: "step", label: "Paso", type: "string", required: false },
  ],
});

const named = (name: string): Parameter => {
  const found = parameters.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

/** `= value`, with the reason of a warning in brackets, or the reason why there is none. */
const read = (name: string, text: string, context?: TextContext): string => {
  const reading = readText(named(name), text, context);
  if (!reading.ok) return reading.reason;
  return `= ${reading.value}${reading.warning ? ` (${reading.warning.reason})` : ""}`;
};

describe.each<readonly [name: string, rows: readonly (readonly [text: string, told: string])[]]>([
  [
    "exempt",
    [
      ["true", "= true"],
      ["Yes", "= true"],
      [" YES ", "= true"],
      ["y", "= true"],
      ["x", "= true"],
      ["X", "= true"],
      ["1", "= true"],
      ["☑", "= true"],
      ["no", "= false"],
      ["FALSE", "= false"],
      ["0", "= false"],
      ["", "empty"],
      ["  ", "empty"],
      ["☐", "notBoolean"],
      ["-", "notBoolean"],
      ["maybe", "notBoolean"],
      ["sí", "notBoolean"],
      ["constructor", "notBoolean"],
      ["1.0", "= true"],
      ["0.0", "= false"],
      ["2.0", "notBoolean"],
    ],
  ],
  [
    "wage",
    [
      ["1,234.50", "= 1234.50"],
      ["$1,234.5", "= 1234.5"],
      ["(5.00)", "= -5.00"],
      ["12,50", "ambiguous"],
      ["1.234,50", "notNumber"],
      ["a lot", "notNumber"],
      ["1234.0", "= 1234.0"],
      ["1.2.0", "notNumber"],
      ["", "empty"],
    ],
  ],
  [
    "children",
    [
      ["7", "= 7"],
      ["1,200", "= 1200"],
      ["7.5", "notWhole"],
      ["0", "notPositive"],
      ["7.0", "= 7"],
      ["7.00", "= 7"],
      ["1200.0", "= 1200"],
      ["1,200.0", "= 1200"],
      ["0.0", "notPositive"],
      ["7.50", "notWhole"],
      ["-7.0", "negative"],
    ],
  ],
  [
    "share",
    [
      ["15 %", "= 15"],
      ["12.5", "= 12.5"],
      ["0.15", "= 0.15 (lessThanOne)"],
      ["0.15 %", "= 0.15 (lessThanOne)"],
      [".05", "= 0.05 (lessThanOne)"],
      ["0", "= 0"],
      ["1", "= 1"],
      ["101", "tooLarge"],
      ["15.0", "= 15.0"],
    ],
  ],
  [
    "note",
    [
      [" as it is ", "=  as it is "],
      ["7.0", "= 7.0"],
      ["2026-01-31 00:00:00", "= 2026-01-31 00:00:00"],
      ["   ", "empty"],
    ],
  ],
  [
    "status",
    [
      ["single", "= single"],
      ["Single", "= single"],
      ["HEAD OF  HOUSEHOLD", "= head"],
      ["Ｈｅａｄ of household", "= head"],
      ["José", "= jose"],
      ["Jose", "= jose_2"],
      ["JOSE", "ambiguous"],
      ["Widowed", "optionDisabled"],
      ["old", "optionDisabled"],
      ["Married", "notOption"],
      ["Soltero", "notOption"],
      ["__proto__", "notOption"],
    ],
  ],
  [
    "step",
    [
      ["1", "= 1"],
      ["2", "ambiguous"],
      ["3", "= 2"],
      ["1.0", "= 1"],
      ["3.0", "= 2"],
      ["2.0", "ambiguous"],
      ["ca", "= CA"],
      ["", "= "],
      [" ", "empty"],
    ],
  ],
])("%s", (name, rows) => {
  test("reads each text of its type", () => {
    for (const [text, expected] of rows) {
      expect.soft(read(name, text), text).toBe(expected);
    }
  });
});

test("reads a text by its context", () => {
  for (const [name, text, context, expected] of [
    ["exempt", "Sí", { languages: [es] }, "= true"],
    ["exempt", "si", { languages: [es] }, "= true"],
    ["exempt", "Không", { languages: [es, vietnamese] }, "= false"],
    ["exempt", "yes", { languages: [es, {}] }, "= true"],
    ["status", "soltero", { translations: [spanish] }, "= single"],
    ["status", "Head of household", { translations: [spanish] }, "= head"],
    ["step", "Paso", { translations: [spanish] }, "notOption"],
    ["wage", "1.234,50", { locale: "de-DE" }, "= 1234.50"],
    ["wage", "17.8125", { decimals: 4 }, "tooManyDecimals"],
    ["note", "4/7/1990", { rule: date() }, "= 1990-04-07"],
    ["note", "yesterday", { rule: date() }, "notDate"],
    ["note", "2026-01-31 00:00:00", { rule: date() }, "= 2026-01-31"],
    ["note", "2026-01-31T00:00", { rule: date() }, "= 2026-01-31"],
    ["note", "2026-01-31T00:00:00.000Z", { rule: date() }, "= 2026-01-31"],
    ["note", "2026-01-31 00:00:00+00:00", { rule: date() }, "= 2026-01-31"],
    ["note", "1/31/2026 0:00", { rule: date() }, "= 2026-01-31"],
    ["note", "1/31/2026 12:00:00 AM", { rule: date() }, "= 2026-01-31"],
    ["note", "1/31/2026, 12:00 a.m.", { rule: date() }, "= 2026-01-31"],
    ["note", "31.01.2026 00:00", { rule: date(), locale: "de-DE" }, "= 2026-01-31"],
    ["note", "20260131.0", { rule: date() }, "= 2026-01-31"],
    ["note", "04.07.1990 00:00", { rule: date() }, "ambiguous"],
    ["note", "2/30/2026 00:00", { rule: date() }, "noSuchDate"],
    ["note", "1/31/2026 8:30", { rule: date() }, "notDate"],
    ["note", "1/31/2026 12:00", { rule: date() }, "notDate"],
    ["note", "1/31/2026 12:00 PM", { rule: date() }, "notDate"],
    ["note", "00:00", { rule: date() }, "notDate"],
    ["note", "123456789.0", { rule: ssn() }, "= 123-45-6789"],
    ["note", "078051120.0", { rule: ssn() }, "ssnSample"],
    ["note", "2025550123.0", { rule: usPhone() }, "= +12025550123"],
    ["note", "2134.0", { rule: zip() }, "zipDigits"],
    ["note", "2026.0", { rule: oneOf(["2026"]) }, "= 2026"],
    ["children", "7,0", { locale: "de-DE" }, "= 7"],
    ["children", "1.200,00", { locale: "de-DE" }, "= 1200"],
    ["children", "7.0", { locale: "de-DE" }, "ambiguous"],
    ["wage", "1234.0", { rule: decimals(0) }, "= 1234"],
    ["share", "0.15", { rule: decimals(2) }, "= 0.15"],
    ["note", "gold", { rule: oneOf(["silver"]) }, "notOneOf"],
    ["note", "any", { rule: { validate: () => ({ ...customWarning }) } }, "= any (odd)"],
  ] as const) {
    expect.soft(read(name, text, context), `${name}: ${text}`).toBe(expected);
  }
});

const customWarning = { type: "customError", reason: "odd", severity: "warning" } as const;

test("passes a rule's issue on", () => {
  const refused = { type: "customError", reason: "mine", message: "Enter {a}", params: { a: "b" } };
  const rule = { validate: () => refused } as const;
  expect(readText(named("note"), "x", { rule: rule as never })).toEqual({
    ok: false,
    reason: "mine",
    message: "Enter {a}",
    params: { a: "b" },
  });
});

const numberText = fc.stringMatching(/^[ $(]?[\d,.]{1,9}[) %]?$/);

test("the English words equal those of its table", () => {
  expect(read("exempt", english.yes)).toBe("= true");
  expect(read("exempt", english.no)).toBe("= false");
});

test.each(parameters.map((parameter) => [parameter.name, parameter] as const))(
  "%s: reads any text, and only valid values",
  (_name, parameter) => {
    holds(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), numberText), (text) => {
        const reading = readText(parameter, text);
        const value = reading.ok ? reading.value : null;
        expect(validateValue(parameter, value)?.severity).not.toBe("error");
      }),
    );
  },
);
