import fc from "fast-check";
import type { NamedRule } from "parameter-form/document";
import { expect, test } from "vitest";
import { ruleProperties } from "../../../src/builder/properties/rules.ts";

const properties = ruleProperties(7);

const propertyOf = (name: string) => {
  const found = properties.find(({ parameter }) => parameter.name === name);
  if (!found) throw new Error(`There is no property ${name}`);
  return found;
};

const pattern: NamedRule = { rule: "pattern", pattern: "^A$", message: "Enter A" };

const minLength: NamedRule = { rule: "minLength", value: 2 };

const all = (...rules: [NamedRule, ...NamedRule[]]) => ({ rule: "all", rules }) as const;

const orText = (...texts: [string, ...string[]]) =>
  ({ rule: "orText", of: { rule: "ssn" }, texts }) as const;

/** The property, the rule and its text, and a typed text with the rule that it writes. */
test.each<[string, NamedRule, string | null, string | null, NamedRule | undefined]>([
  ["rule", { rule: "email" }, "email", "zip", { rule: "zip" }],
  ["rule", { rule: "email" }, "email", null, undefined],
  ["rule", { rule: "mustBeTrue" }, "json", "json", { rule: "mustBeTrue" }],
  ["rule_2", minLength, null, "zip", all(minLength, { rule: "zip" })],
  ["rule_2", all(minLength, pattern), "pattern", "zip", all(minLength, { rule: "zip" })],
  ["rule_2", all(minLength, pattern), "pattern", null, minLength],
  ["rule", all(minLength, pattern), "minLength", null, pattern],
  ["rule", all(minLength), "minLength", "zip", { rule: "zip" }],
  ["rule_3", all(minLength, pattern), null, "zip", all(minLength, pattern, { rule: "zip" })],
  ["rule_2", all(minLength, all(pattern)), "json", "json", all(minLength, all(pattern))],
  [
    "rule_2_pattern",
    all(minLength, pattern),
    "^A$",
    "^B$",
    all(minLength, { ...pattern, pattern: "^B$" }),
  ],
  [
    "rule_texts",
    all(minLength, pattern),
    null,
    "N/A",
    { ...orText("N/A"), of: all(minLength, pattern) },
  ],
  [
    "rule_2",
    { ...orText("N/A"), of: minLength },
    null,
    "zip",
    { ...orText("N/A"), of: all(minLength, { rule: "zip" }) },
  ],
  ["rule_length", { rule: "minLength", value: 2 }, "2", "5", { rule: "minLength", value: 5 }],
  ["rule_length", { rule: "minLength", value: 2 }, "2", null, { rule: "minLength", value: 2 }],
  ["rule_min", { rule: "date" }, null, "today", { rule: "date", min: "today" }],
  ["rule_min", { rule: "date", min: "today" }, "today", null, { rule: "date" }],
  [
    "rule_max",
    { rule: "date", max: "2026-01-31" },
    "2026-01-31",
    "-18 years",
    { rule: "date", max: { years: -18 } },
  ],
  [
    "rule_max",
    { rule: "date", max: { months: 1, days: -2 } },
    "1 months, -2 days",
    "18 years ago",
    { rule: "date", max: "18 years ago" },
  ],
  [
    "rule_values",
    { rule: "oneOf", values: ["Red", "Blue"] },
    "Red\nBlue",
    "Red\n\nGreen\n",
    { rule: "oneOf", values: ["Red", "Green"] },
  ],
  ["rule_texts", { rule: "ssn" }, null, "N/A\nNone", orText("N/A", "None")],
  ["rule_texts", orText("N/A"), "N/A", null, { rule: "ssn" }],
  ["rule", orText("N/A"), "ssn", "zip", { ...orText("N/A"), of: { rule: "zip" } }],
  ["rule", orText("N/A"), "ssn", null, undefined],
  ["rule_pattern", pattern, "^A$", "^B$", { ...pattern, pattern: "^B$" }],
  ["rule_message", pattern, "Enter A", "Enter B", { ...pattern, message: "Enter B" }],
])("%s of %j is %j, and %j writes %j", (name, rule, read, typed, written) => {
  const property = propertyOf(name);
  const content = { rule };
  expect(property.read(content, "en")).toBe(read);
  expect(property.write(content, typed, "en").rule).toEqual(written);
});

test("an argument is read only from its own rule", () => {
  for (const { parameter, read } of ruleProperties(1).slice(1))
    expect([parameter.name, read({ rule: { rule: "email" } }, "en")]).toEqual([
      parameter.name,
      null,
    ]);
});

const rule = fc.constantFrom<NamedRule>(
  { rule: "ssn" },
  minLength,
  pattern,
  { rule: "mustBeTrue" },
  { rule: "oneOf", values: ["Red", "Blue"] },
  { rule: "date", min: "today", max: { years: -18 } },
  all(minLength, pattern),
  orText("N/A"),
);

test("writing the text of an argument again changes no combination of rules", () => {
  const rules = fc.tuple(rule, rule, fc.array(rule, { maxLength: 4 }));
  fc.assert(
    fc.property(rules, fc.boolean(), ([first, second, more], hasTexts) => {
      const of = all(first, second, ...more);
      const content = { rule: hasTexts ? { ...orText("N/A"), of } : of };
      for (const { parameter, read, write } of properties.filter(
        (one) => one.parameter.type !== "select",
      ))
        expect([parameter.name, write(content, read(content, "en"), "en")]).toEqual([
          parameter.name,
          content,
        ]);
    }),
  );
});
