import { federalW4 } from "../../src/service/fixtures/federalW4.ts";
import { parseForm } from "parameter-form/core";
import { CollectionError, parseCollection, safeParseCollection } from "parameter-form/document";
import { expect, test } from "vitest";

const w4 = { form: parseForm(federalW4) };

/** The issues of a document, as their paths and codes. */
function refused(json: unknown): readonly string[] {
  const result = safeParseCollection(json);
  return result.ok ? [] : result.issues.map(({ path, code }) => `${path} ${code}`);
}

test("a whole document", () => {
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
const rule = (said: unknown) => form({ rules: { a: said } });

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
  [{ forms: [{ form: { parameters: [{}] } }] }, "$.forms[0].form.parameters[0].name notString"],
])("%j is refused: %s", (json, issues) => {
  expect(refused(json).slice(0, 1)).toEqual([issues]);
});

test("what is no collection is thrown with where", () => {
  expect(() => parseCollection({})).toThrow(CollectionError);
  expect(() => parseCollection({})).toThrow("The document is no collection: $.forms: ");
});
