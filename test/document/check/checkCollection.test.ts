import { parseForm, toPayload } from "parameter-form/core";
import { checkCollection, type NamedRule, parseCollection } from "parameter-form/document";
import { expect, test } from "vitest";
import { issuesInBrowser } from "../issuesInBrowser.ts";
import { questions } from "../../support/questions.ts";

/** A form of these questions, `a; b: currency?`. */
const form = (id: string, lines: string, more: object = {}) => ({
  id,
  form: questions(...lines.split("; ")),
  ...more,
});

/** The issues of these answers on a server, as `form.name reason`. */
function issues(json: unknown, answers: Readonly<Record<string, unknown>>, definitions = {}) {
  const found = checkCollection(parseCollection(json), answers, { forms: definitions });
  return found.map((issue) => `${issue.form}.${issue.name ?? ""} ${issue.reason}`);
}

const one = (lines: string, more: object = {}) => ({ forms: [form("one", lines, more)] });
const is = (name: string, equals: string, of?: string) => ({
  name,
  equals,
  ...(of !== undefined && { form: of }),
});
const zip: NamedRule = { rule: "zip" };

test("a server finds the same issues as a browser", () => {
  for (const [title, json, answers, found] of [
    ["a missing answer", one("a: string; b: string?"), {}, ["one.a missing"]],
    [
      "a type",
      one("a: currency; b: number"),
      { one: { a: "1.234", b: "0" } },
      ["one.a tooManyDecimals", "one.b notPositive"],
    ],
    ["a rule", one("a: string", { rules: { a: zip } }), { one: { a: "1" } }, ["one.a zipDigits"]],
    [
      "a rule for all forms",
      { ...one("a: string"), rules: { a: zip } },
      { one: { a: "1" } },
      ["one.a zipDigits"],
    ],
    [
      "a rule that is taken back",
      { ...one("a: string", { rules: { a: null } }), rules: { a: zip } },
      { one: { a: "1" } },
      [],
    ],
    ["a recommended rule", one("ssn: string"), { one: { ssn: "1" } }, ["one.ssn ssnDigits"]],
    [
      "a suggested rule",
      one("zip: string", { defaultRules: "suggested" }),
      { one: { zip: "1" } },
      ["one.zip zipDigits"],
    ],
    ["no default rule", { ...one("ssn: string"), defaultRules: false }, { one: { ssn: "1" } }, []],
    [
      "a rule of a field",
      one("a: string", { fields: { a: { rule: zip } } }),
      { one: { a: "1" } },
      ["one.a zipDigits"],
    ],
    [
      "limits of fields",
      one("a: currency; b: number; c: currency", {
        fields: { a: { max: "5" }, b: { min: "0" }, c: { decimals: 0 } },
      }),
      { one: { a: "6", b: "0", c: "1.5" } },
      ["one.a aboveMax", "one.c notWhole"],
    ],
    [
      "amounts below zero",
      one("a: currency; b: currency", {
        fields: { a: { allowNegative: false }, b: { allowNegative: false, max: "9" } },
      }),
      { one: { a: "-1", b: "10" } },
      ["one.a negative", "one.b aboveMax"],
    ],
    [
      "an agreement",
      one("a: boolean; b: boolean?", {
        fields: { a: { as: "agreement" }, b: { as: "agreement" } },
      }),
      { one: { a: "false", b: "false" } },
      ["one.a mustBeTrue"],
    ],
    [
      "a stored answer",
      one("a: string; b: string", { fields: { a: { stored: "6789" } } }),
      {},
      ["one.b missing"],
    ],
    [
      "a disabled question",
      one("a: string; b: string", {
        fields: { a: { disabled: true } },
        conditions: { b: is("a", "x") },
      }),
      { one: { a: "x" } },
      [],
    ],
    ["a form that is disabled", one("a: string", { disabled: true }), {}, []],
    [
      "the order of sections",
      one("a: string; b: string", { sections: [{ title: "B", names: ["b"] }] }),
      {},
      ["one.b missing", "one.a missing"],
    ],
    [
      "a condition",
      one("a: string; b: string", { conditions: { b: is("a", "x") } }),
      { one: { a: "x" } },
      ["one.b missing"],
    ],
    [
      "a condition that does not hold",
      one("a: string; b: string", { conditions: { b: is("a", "x") } }),
      { one: { a: "y" } },
      [],
    ],
    [
      "a form's condition",
      { forms: [form("one", "a: string"), form("two", "b: string", { when: is("a", "x") })] },
      { one: { a: "x" } },
      ["two.b missing"],
    ],
    [
      "a form that is not asked",
      { forms: [form("one", "a: string"), form("two", "b: string", { when: is("a", "x") })] },
      { one: { a: "y" }, two: {} },
      [],
    ],
    [
      "a condition on another form",
      {
        forms: [
          form("one", "a: string; c: string?"),
          form("two", "b: string; c: string?", { conditions: { b: is("c", "x", "one") } }),
        ],
      },
      { one: { a: "y", c: "x" } },
      ["two.b missing"],
    ],
    [
      "a condition on a form without an answer",
      { forms: [form("one", "a: string"), form("two", "b: string", { when: is("a", "x") })] },
      {},
      ["one.a missing"],
    ],
    [
      "a condition on a field that is disabled",
      {
        forms: [
          form("one", "a: string?", { fields: { a: { disabled: true } } }),
          form("two", "b: string", { when: is("a", "x") }),
        ],
      },
      { one: { a: "x" } },
      [],
    ],
    [
      "a sum",
      one("a: percent; b: percent?", {
        checks: [{ check: "sumOf", names: ["a", "b"], total: "100" }],
      }),
      { one: { a: "60", b: "30" } },
      ["one.b notTotal"],
    ],
    [
      "the same twice",
      one("a: string; b: string", { checks: [{ check: "sameAs", name: "b", other: "a" }] }),
      { one: { a: "x", b: "y" } },
      ["one.b notSame"],
    ],
    [
      "one of these",
      one("a: string?; b: string?", { checks: [{ check: "oneOfThese", names: ["a", "b"] }] }),
      {},
      ["one.a noneOfThese"],
    ],
    [
      "a computation",
      one("a: currency; b: currency?", {
        compute: { b: { compute: "product", of: ["a", { value: "12" }] } },
      }),
      { one: { a: "2", b: "24" } },
      [],
    ],
    ["an item", one("a: string", { repeat: {} }), {}, ["one.a missing"]],
    [
      "items",
      one("a: string; b: string?", { repeat: { max: 3 } }),
      { one: { a: "x" }, "one~2": {} },
      ["one~2.a missing"],
    ],
    [
      "items with conditions",
      one("a: string; b: string", { repeat: {}, conditions: { b: is("a", "x") } }),
      { one: { a: "y" }, "one~2": { a: "x" } },
      ["one~2.b missing"],
    ],
    [
      "items that are alike",
      {
        ...one("a: string", { repeat: {} }),
        checks: [{ check: "differentIn", form: "one", names: ["a"] }],
      },
      { one: { a: "x" }, "one~2": { a: "x" } },
      ["one~2.a notDifferent"],
    ],
  ] as const) {
    expect.soft(issues(json, answers), title).toEqual(found);
    expect.soft(issuesInBrowser(parseCollection(json), answers), title).toEqual(found);
  }
});

test("a server finds issues", () => {
  for (const [title, json, answers, found] of [
    [
      "a computation that does not follow",
      one("a: currency; b: currency?", { compute: { b: { compute: "sum", of: ["a"] } } }),
      { one: { a: "2", b: "3" } },
      ["one.b notComputed"],
    ],
    [
      "too few items",
      one("a: string", { repeat: { min: 2 } }),
      { one: { a: "x" } },
      ["one. missingItems"],
    ],
    ["none of no items", one("a: string", { repeat: { min: 0 } }), {}, []],
    [
      "too many items",
      one("a: string", { repeat: { max: 1 } }),
      { one: { a: "x" }, "one~2": { a: "y" } },
      ["one. tooManyItems"],
    ],
    [
      "a form that is none",
      one("a: string?"),
      { two: {}, "one~2": {} },
      ["two. noSuchForm", "one~2. noSuchForm"],
    ],
    ["a question that is none", one("a: string?"), { one: { b: "x" } }, ["one.b noSuchParameter"]],
    [
      "a payload with a question that is none",
      one("a: string?"),
      { one: { parameters: [{ name: "b", value: "x" }] } },
      ["one. noSuchParameter"],
    ],
    ["no payload", one("a: string?"), { one: { parameters: [1] } }, ["one. notPayload"]],
    ["no answers", one("a: string?"), { one: "x" }, ["one. notPayload"]],
    [
      "a name of JavaScript's",
      one("a: string?"),
      JSON.parse('{"__proto__": {"a": "x"}, "one": {"constructor": "x"}}'),
      ["__proto__. noSuchForm", "one.constructor noSuchParameter"],
    ],
  ] as const) {
    expect.soft(issues(json, answers), title).toEqual(found);
  }
});

const byId = { forms: [{ id: "w4", rules: { zip } }] };

test("accepts a payload, and a definition that the document lacks", () => {
  const definition = questions("zip: string");
  const payload = toPayload(parseForm(definition), { zip: "02134" });
  expect(issues(byId, { w4: payload }, { w4: definition })).toEqual([]);
  expect(issues(byId, { w4: { zip: "1" } }, { w4: definition })).toEqual(["w4.zip zipDigits"]);
  expect(() => issues(byId, {})).toThrow(RangeError);
});
