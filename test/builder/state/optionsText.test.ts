import fc from "fast-check";
import type { ParameterOption } from "parameter-form/core";
import { expect, test } from "vitest";
import { formatOptions, parseOptions } from "../../../src/builder/state/optionsText.ts";

const option = (value: string, label = value, more: Partial<ParameterOption> = {}) => ({
  value,
  label,
  ...more,
});

test.each([
  ["Single\nMarried", "Single=Single Married=Married"],
  ["MD - Maryland", "MD=Maryland"],
  ["MD – Maryland", "MD=Maryland"],
  ["MD — Maryland", "MD=Maryland"],
  ["MD\tMaryland", "MD=Maryland"],
  ["MD = Maryland", "MD=Maryland"],
  ["  MD   -   Maryland  ", "MD=Maryland"],
  ["NY = New York - City", "NY=New York - City"],
  ["A - B\tC = D", "A - B=C = D"],
  ["10-20", "10-20=10-20"],
  ["- Maryland", "- Maryland=- Maryland"],
  ["MD -", "MD -=MD -"],
  ["MD\t", "MD=MD"],
  ["a\r\nb\rc\n\n  \n", "a=a b=b c=c"],
  ["a - 1\na - 1", "a=1"],
  ["a - 1\na - 2\nb - 3", "a - 1=a - 1 a - 2=a - 2 b - 3=b - 3"],
  ["Small - women\nSmall - men", "Small - women=Small - women Small - men=Small - men"],
  ["Married - filing jointly", "Married - filing jointly=Married - filing jointly"],
  ["head_of_household - Head of household", "head_of_household=Head of household"],
  ["", "="],
  [" \n\t\n", "="],
])("%j is parsed as %j", (text, parsed) => {
  const options = parseOptions(text, []);
  expect(options.map(({ value, label }) => `${value}=${label}`).join(" ")).toBe(parsed);
});

test("parsed options keep the description and `disabled` of their value", () => {
  const before = [
    option("a", "A", { description: "First", disabled: true }),
    option("b", "B", { description: "Second" }),
  ];
  expect(parseOptions("b - New\nc\na - A", before)).toEqual([
    option("b", "New", { description: "Second" }),
    option("c"),
    option("a", "A", { description: "First", disabled: true }),
  ]);
  // A label alone is a new value, even if a previous option has this label.
  expect(parseOptions("A", before)).toEqual([option("A")]);
});

test.each<[readonly ParameterOption[], string | null]>([
  [[], ""],
  [[option("")], ""],
  [[option("a"), option("b", "B")], "a\nb - B"],
  [[option("A - B")], "A - B\tA - B"],
  [[option("A - B", "C")], "A - B\tC"],
  [[option("A", "B - C")], "A - B - C"],
  [[option("A", "B\tC")], "A\tB\tC"],
  [[option("", "None")], null],
  [[option("a", "")], null],
  [[option(""), option("b")], null],
  [[option("", "", { disabled: true })], null],
  [[option(" a")], null],
  [[option("a", "A ")], null],
  [[option("a\nb")], null],
  [[option("a\ra")], null],
  [[option("a", "A\nA")], null],
  [[option("a\tb", "B")], null],
  [[option("a"), option("a", "B")], null],
])("the options %j are formatted as %j", (options, text) => {
  expect(formatOptions(options)).toBe(text);
});

const text = fc.oneof(
  { arbitrary: fc.string({ minLength: 1, maxLength: 4 }).map((one) => one.trim()), weight: 3 },
  fc
    .array(fc.constantFrom("a", "B", " ", "-", "–", "=", "\t", "\n"), { maxLength: 7 })
    .map((one) => one.join("")),
  fc
    .array(fc.constantFrom("a", "B", " - ", " – ", " = ", "\t"), { maxLength: 5 })
    .map((one) => one.join("")),
);
const options = fc.uniqueArray(
  fc.oneof(
    text.map((value) => option(value)),
    fc.record({ value: text, label: text }),
    fc.record({ value: text, label: text, description: text, disabled: fc.constant(true) }),
  ),
  { selector: ({ value }) => value, minLength: 1, maxLength: 4 },
);

test("formatted options are parsed as the same options", () => {
  let formatted = 0;
  fc.assert(
    fc.property(options, (before) => {
      const found = formatOptions(before);
      if (found === null) return;
      formatted++;
      expect(parseOptions(found, before)).toEqual(before);
    }),
  );
  expect(formatted).toBeGreaterThan(200);
});

test("parsed options have values, and the same text again", () => {
  fc.assert(
    fc.property(
      fc.array(text, { maxLength: 5 }).map((lines) => lines.join("\n")),
      options,
      (typed, before) => {
        const parsed = parseOptions(typed, before);
        expect(parsed.length).toBeGreaterThan(0);
        expect(new Set(parsed.map(({ value }) => value)).size).toBe(parsed.length);
        const again = formatOptions(parsed);
        if (again === null) return;
        expect(parseOptions(again, parsed)).toEqual(parsed);
      },
    ),
  );
});
