import { federalW4 } from "../../../src/service/fixtures/federalW4.ts";
import { parseForm } from "parameter-form/core";
import { CollectionError, parseCollection, safeParseCollection } from "parameter-form/document";
import { expect, test } from "vitest";
import { bannedWord } from "../../support/plainWords.ts";
import { questions } from "../../support/questions.ts";

const w4 = { form: parseForm(federalW4) };

/** The issues of a document, as their paths and codes. */
function refused(json: unknown): readonly string[] {
  const result = safeParseCollection(json);
  const issues = result.ok ? [] : result.issues;
  for (const { message } of issues) expect.soft(bannedWord(message), message).toBe(null);
  return issues.map(({ path, code }) => `${path} ${code}`);
}

test("accepts a whole document", () => {
  const document = {
    version: "2026-03",
    title: { en: "New hire", es: "Alta" },
    forms: [
      { id: "personal-details", rules: { zip: { rule: "zip" } } },
      {
        ...w4,
        when: { form: "personal-details", name: "country", equals: "US" },
        rules: {
          a: {
            rule: "all",
            rules: [
              { rule: "min", value: "0" },
              { rule: "max", value: "9" },
            ],
          },
          b: { rule: "date", max: { years: -18 } },
        },
        checks: [{ check: "sumOf", names: ["a", "b"], total: "100" }],
        compute: {
          c: { compute: "sum", of: ["a", { value: "5" }, { compute: "product", of: ["b"] }] },
        },
      },
    ],
    attestation: { statement: "I swear.", fills: true },
  };
  expect(refused(document)).toEqual([]);
  expect(parseCollection(document)).toEqual(document);
});

const form = (more: object) => ({ forms: [{ id: "a", ...more }] });
const rule = (serialized: unknown) => form({ rules: { a: serialized } });

test.each<[json: unknown, issues: string]>([
  [null, "$ notObject"],
  [{}, "$.forms missing"],
  [{ forms: {} }, "$.forms notArray"],
  [{ forms: [1] }, "$.forms[0] notObject"],
  [form({ titel: "x" }), "$.forms[0].titel unknownKey"],
  [form({ when: { name: "a", equals: 1 } }), "$.forms[0].when.equals notString"],
  [form({ when: { name: "a" } }), "$.forms[0].when unexpected"],
  [form({ when: { all: [{ any: [], all: [] }] } }), "$.forms[0].when.all[0] unexpected"],
  [rule({ rule: "zap" }), "$.forms[0].rules.a.rule unknownName"],
  [rule({ rule: "min" }), "$.forms[0].rules.a.value missing"],
  [rule({ rule: "min", value: "1,5" }), "$.forms[0].rules.a.value unexpected"],
  [rule({ rule: "pattern", pattern: "(", message: "x" }), "$.forms[0].rules.a notPossible"],
  [rule({ rule: "all", rules: [] }), "$.forms[0].rules.a.rules empty"],
  [rule({ rule: "orText", texts: ["N/A"] }), "$.forms[0].rules.a.of missing"],
  [rule({ rule: "orText", of: { rule: "zip" }, texts: [] }), "$.forms[0].rules.a.texts empty"],
  [
    rule({ rule: "orText", of: { rule: "zap" }, texts: ["a"] }),
    "$.forms[0].rules.a.of.rule unknownName",
  ],
  [rule({ rule: "orText", of: { rule: "zip" }, texts: ["-"] }), "$.forms[0].rules.a notPossible"],
  [{ forms: [{ form: { parameters: [{}] } }] }, "$.forms[0].form.parameters[0].name notString"],
])("%j is rejected: %s", (json, issues) => {
  expect(refused(json).slice(0, 1)).toEqual([issues]);
});

test.each<[said: object, why: string]>([
  [{ rule: "pattern", pattern: "(", message: "x" }, "Unterminated group"],
  [{ rule: "date", min: "2026-13-01" }, '"2026-13-01" is not a date as YYYY-MM-DD'],
  [{ rule: "date", min: "2026-02-01", max: "2026-01-01" }, "is after max"],
])("explains why no rule is created from %j", (serialized, why) => {
  const result = safeParseCollection(rule(serialized));
  expect(!result.ok && result.issues[0]?.message).toContain(why);
});

const two = (one: object, other: object, more = {}) => ({
  forms: [
    { form: questions("a: string?", "b: string?"), id: "one", ...one },
    { form: questions("c: string?"), id: "two", ...other },
  ],
  ...more,
});
const sam = { id: "sam", title: "Sam", statement: "I swear." };
const is = (name: string) => ({ name, equals: "x" });

test.each<[json: unknown, issues: string]>([
  [{ forms: [{ title: "You" }] }, "$.forms[0].id notPossible"],
  [two({}, { id: "one" }), "$.forms[1].id notPossible"],
  [two({ id: "review" }, {}), "$.forms[0].id notPossible"],
  [two({ repeat: { min: 3, max: 2 } }, {}), "$.forms[0].repeat notPossible"],
  [two({ repeat: {} }, { id: "one~2" }), "$.forms[1].id notPossible"],
  [{ forms: [{ form: { parameters: [] }, repeat: {} }] }, "$.forms[0].repeat notPossible"],
  [two({}, {}, { signers: [sam] }), "$.attestation missing"],
  [
    two({}, {}, { signers: [sam, sam], attestation: { statement: "I swear." } }),
    "$.signers[1].id notPossible",
  ],
  [
    two({}, {}, { checks: [{ check: "differentIn", form: "three", names: ["a"] }] }),
    "$.checks[0].form unknownName",
  ],
  [two({}, { when: is("z") }), "$.forms[1].when notPossible"],
  [two({ conditions: { a: is("b"), b: is("z") } }, {}), "$.forms[0].conditions.b notPossible"],
  [two({ conditions: { a: is("b"), b: is("a") } }, {}), "$.forms notPossible"],
  [
    two({}, {}, { signers: [{ ...sam, when: is("z") }], attestation: { statement: "I swear." } }),
    "$.signers[0].when notPossible",
  ],
])("%j is rejected as a whole: %s", (json, issues) => {
  expect(refused(json)).toEqual([issues]);
});

test.each<[json: object]>([
  [two({ when: is("c") }, {})],
  [two({}, { when: is("a") })],
  [{ forms: [{ id: "one" }, { id: "two", when: is("whatever") }] }],
])("accepts %j as a collection", (json) => {
  expect(refused(json)).toEqual([]);
});

test("throws with the path where a document is not a collection", () => {
  expect(() => parseCollection({})).toThrow(CollectionError);
  expect(() => parseCollection({})).toThrow("The document is not a valid collection: $.forms: ");
  expect(() => parseCollection({ forms: [1, 1, 1, 1, 1, 1, 1] })).toThrow(/, and 2 more\.$/);
});
