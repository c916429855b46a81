import {
  accountNumber,
  all,
  type Check,
  date,
  decimal,
  decimals,
  differentIn,
  ein,
  email,
  itin,
  max,
  maxLength,
  min,
  minLength,
  mustBeTrue,
  oneOf,
  oneOfThese,
  orText,
  pattern,
  recommendedRules,
  routingNumber,
  type Rule,
  sameAs,
  ssn,
  ssnOrItin,
  suggestedRules,
  sumOf,
  usPhone,
  usState,
  zip,
} from "parameter-form/core";
import {
  CollectionError,
  collectionProps,
  collectionSchema,
  parseCollection,
  toCollection,
} from "parameter-form/document";
import { expect, test } from "vitest";

const own: Rule = { validate: () => null };
const unsupportedPaths = (props: object) => toCollection(props).unsupported.map(({ path }) => path);
const form = (more: object) => ({ forms: [{ id: "a", ...more }] });

/** Rules, and what a document says of each. */
const rules = [
  [null, null],
  [zip(), { rule: "zip" }],
  [ein(), { rule: "ein" }],
  [email(), { rule: "email" }],
  [mustBeTrue(), { rule: "mustBeTrue" }],
  [routingNumber(), { rule: "routingNumber" }],
  [usPhone(), { rule: "usPhone" }],
  [usState(), { rule: "usState" }],
  [accountNumber(), { rule: "accountNumber" }],
  [ssn(), { rule: "ssn" }],
  [ssn({ ssnFormat: "digits" }), { rule: "ssn", ssnFormat: "digits" }],
  [itin({ ssnFormat: "digits" }), { rule: "itin", ssnFormat: "digits" }],
  [ssnOrItin({ ssnFormat: "dashes" }), { rule: "ssnOrItin" }],
  [min("0"), { rule: "min", value: "0" }],
  [max("9.5"), { rule: "max", value: "9.5" }],
  [minLength(2), { rule: "minLength", value: 2 }],
  [maxLength(2), { rule: "maxLength", value: 2 }],
  [decimals(4), { rule: "decimals", value: 4 }],
  [oneOf(["a", "b"]), { rule: "oneOf", values: ["a", "b"] }],
  [
    pattern(/^\d$/g, "Enter a digit"),
    { rule: "pattern", pattern: "^\\d$", message: "Enter a digit", reason: "pattern" },
  ],
  [date(), { rule: "date" }],
  [date({ max: { years: -18 }, or: "N/A" }), { rule: "date", max: { years: -18 }, or: "N/A" }],
  [orText(ssn(), "Applied for"), { rule: "orText", of: { rule: "ssn" }, texts: ["Applied for"] }],
  [
    orText(all(zip(), minLength(2)), "None", "N/A"),
    {
      rule: "orText",
      of: { rule: "all", rules: [{ rule: "zip" }, { rule: "minLength", value: 2 }] },
      texts: ["None", "N/A"],
    },
  ],
  [decimal(), { rule: "decimal" }],
  [decimal({ maxDecimals: 2 }), { rule: "decimal", maxDecimals: 2 }],
  [
    all(min("0"), max("9")),
    {
      rule: "all",
      rules: [
        { rule: "min", value: "0" },
        { rule: "max", value: "9" },
      ],
    },
  ],
] as const;

test("recreates a rule of a document", () => {
  for (const [rule, serialized] of rules) {
    const { collection, unsupported } = toCollection(
      form({ rules: { x: rule }, fields: { x: { rule } } }),
    );
    expect
      .soft(collection, JSON.stringify(serialized))
      .toEqual(form({ rules: { x: serialized }, fields: { x: { rule: serialized } } }));
    expect.soft(unsupported, JSON.stringify(serialized)).toEqual([]);
    const again = toCollection(collectionProps(collection));
    expect.soft(again, JSON.stringify(serialized)).toEqual({ collection, unsupported });
  }
});

test("recreates each rule that a document can name", () => {
  const names = JSON.stringify(collectionSchema()).matchAll(/"rule":\{"enum":\["(\w+)"\]/g);
  const tried = new Set<string | undefined>(rules.map(([, serialized]) => serialized?.rule));
  expect([...names].map(([, name]) => name).filter((name) => !tried.has(name))).toEqual([]);
});

test("the names of confirmed answers belong to one person", () => {
  const prefill = { values: { x: "1" }, origin: "HR", confirm: true, confirmed: ["x"] };
  expect(unsupportedPaths(form({ prefill }))).toEqual(["$.forms[0].prefill.confirmed"]);
  expect(toCollection(form({ prefill })).collection.forms[0]?.prefill?.confirm).toBe(true);
  expect(() => toCollection(form({ prefill: "HR" }))).toThrow(CollectionError);
});

test("a copy of a rule with another check has no name", () => {
  const copy = { ...zip(), validate: () => null };
  expect(unsupportedPaths(form({ rules: { x: copy } }))).toEqual(["$.forms[0].rules.x"]);
});

test("returns a definition unchanged", () => {
  const definition = { parameters: [{ name: "x", label: "X", type: "string", required: true }] };
  const { collection, unsupported } = toCollection(form({ form: definition }));
  expect(collection).toEqual(parseCollection(form({ form: definition })));
  expect(unsupported).toEqual([]);
});

test("reports values that a document cannot hold at their path", () => {
  for (const [title, props, paths] of [
    ["a rule of the app's", form({ rules: { x: own } }), ["$.forms[0].rules.x"]],
    [
      "a rule around one of the app's",
      form({ rules: { x: orText(own, "None") } }),
      ["$.forms[0].rules.x.of"],
    ],
    [
      "rules of the app's",
      form({ fields: { x: { rule: all(own, { ...own }) } } }),
      ["$.forms[0].fields.x.rule.rules[0]", "$.forms[0].fields.x.rule.rules[1]"],
    ],
    [
      "a rule with another flag",
      form({ rules: { x: pattern(/a/i, "A") } }),
      ["$.forms[0].rules.x"],
    ],
    [
      "a clock",
      form({ rules: { x: date({ today: () => "2026-01-01" }) } }),
      ["$.forms[0].rules.x.today"],
    ],
    ["a rule by answers", form({ rules: { x: () => null } }), ["$.forms[0].rules.x"]],
    ["default rules", form({ defaultRules: { x: zip() } }), ["$.forms[0].defaultRules"]],
    [
      "a component",
      form({ fields: { x: { as: () => null, width: "full" } } }),
      ["$.forms[0].fields.x.as"],
    ],
    ["components", form({ fields: { x: { components: {} } } }), ["$.forms[0].fields.x.components"]],
    ["conditions", form({ conditions: () => null }), ["$.forms[0].conditions"]],
    ["a check", form({ checks: [() => []] }), ["$.forms[0].checks[0]"]],
    ["a computation", form({ compute: { x: () => null } }), ["$.forms[0].compute.x"]],
    ["handlers", { ...form({}), onSign: () => {}, offers: undefined }, ["$.onSign"]],
    ["values of one person", { ...form({}), accepted: {} }, ["$.accepted"]],
    [
      "an element",
      { ...form({}), whatNext: { $$typeof: Symbol.for("react.element") } },
      ["$.whatNext"],
    ],
    [
      "how a name is checked",
      { ...form({}), attestation: { statement: "I do.", checkName: () => null } },
      ["$.attestation.checkName"],
    ],
  ] as const) {
    expect.soft(unsupportedPaths(props), title).toEqual(paths);
  }
});

test("serializes checks, computations and default rules", () => {
  const document = parseCollection({
    defaultRules: "suggested",
    checks: [{ check: "differentIn", form: "a", names: ["x", "y"] }],
    forms: [
      {
        id: "a",
        repeat: {},
        defaultRules: false,
        checks: [
          { check: "sumOf", names: ["x", "y"], total: "100" },
          { check: "sameAs", name: "x", other: "y" },
          { check: "oneOfThese", names: ["x", "y"] },
        ],
        compute: { z: { compute: "sum", of: ["x", { value: "5" }] } },
      },
      { id: "b" },
    ],
  });
  const checks: readonly Check[] = [
    sumOf(["x", "y"], "100"),
    sameAs("x", "y"),
    oneOfThese("x", "y"),
  ];
  const { compute } = collectionProps(document).forms[0] ?? {};
  const props = {
    defaultRules: suggestedRules,
    checks: [differentIn("a", "x", "y")],
    forms: [
      { id: "a", repeat: {}, defaultRules: false, checks, compute },
      { id: "b", defaultRules: recommendedRules },
    ],
  };
  expect(toCollection(props)).toEqual({ collection: document, unsupported: [] });
});

test.each([{}, { forms: 1 }, form({ fields: 1 }), { forms: [1] }, form({ fields: { x: 1 } })])(
  "%j is not a collection",
  (props) => {
    expect(() => toCollection(props)).toThrow(CollectionError);
  },
);
