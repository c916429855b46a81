import fc from "fast-check";
import { messageFor, parseForm, usPhone, validateForm } from "parameter-form/core";
import { fromJsonSchema, type JsonSchemaOptions } from "parameter-form/json-schema";
import { describe, expect, test } from "vitest";
import { bannedWord } from "../../../support/plainWords.ts";
import { holds } from "../../holds.ts";

const options: JsonSchemaOptions = {
  types: { amount: "currency", share: "percent" },
  formats: { phone: usPhone() },
};

function read(schema: unknown) {
  const result = fromJsonSchema(schema, options);
  if (!result.ok) throw new Error(result.issues.map(({ path }) => path).join(" "));
  return result;
}

/** Issues as their paths. */
function refused(schema: unknown): readonly string[] {
  const result = fromJsonSchema(schema, options);
  return result.ok ? [] : result.issues.map(({ path }) => path);
}

const object = (properties: unknown, more = {}): unknown => ({
  type: "object",
  properties,
  ...more,
});

/** The reason why each answer is refused, or `ok`. */
function verdicts(name: string, schema: unknown, answers: readonly string[]): string {
  const { form, rules } = read(object({ [name]: schema }));
  return answers
    .map((answer) => validateForm(form, { [name]: answer }, { rules })[0]?.reason ?? "ok")
    .join(" ");
}

test("converts a schema to the form that a service would send", () => {
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://example.com/w4",
    $comment: "c",
    title: "Withholding",
    type: "object",
    additionalProperties: false,
    required: ["status", "dependents"],
    properties: {
      name: { type: "string", description: "As on your card" },
      exempt: { type: "boolean", title: "I claim exemption", readOnly: false },
      dependents: { type: "integer", minimum: 1, title: "Dependents" },
      amount: { type: "number", multipleOf: 0.01, title: "Extra" },
      share: { type: "number", minimum: 0, maximum: 100, title: "Share" },
      status: { enum: ["s", "m"], enumNames: ["Single", "Married"], title: "Status" },
      level: { type: "integer", oneOf: [{ const: 1, title: "One" }, { const: 2 }] },
    },
  };
  const { form, rules, defaultValues } = read(schema);
  const base = { required: false };
  expect(form).toEqual({
    description: "Withholding",
    parameters: [
      { ...base, name: "name", label: "name", type: "string", description: "As on your card" },
      { ...base, name: "exempt", label: "I claim exemption", type: "boolean" },
      { name: "dependents", label: "Dependents", type: "number", required: true },
      { ...base, name: "amount", label: "Extra", type: "currency" },
      { ...base, name: "share", label: "Share", type: "percent" },
      {
        name: "status",
        label: "Status",
        type: "select",
        required: true,
        options: [
          { value: "s", label: "Single" },
          { value: "m", label: "Married" },
        ],
      },
      {
        ...base,
        name: "level",
        label: "level",
        type: "select",
        options: [
          { value: "1", label: "One" },
          { value: "2", label: "2" },
        ],
      },
    ],
  });
  expect([Object.keys(rules), Object.keys(defaultValues)]).toEqual([[], []]);
  expect(parseForm(form)).toBe(form);
});

test.each([
  "https://json-schema.org/draft/2020-12/schema",
  "http://json-schema.org/draft-07/schema#",
])("converts a schema of %s", ($schema) => {
  expect(
    read({ $schema, properties: { x: { type: "number", enum: [1.5] } } }).form.parameters[0],
  ).toMatchObject({
    options: [{ value: "1.5", label: "1.5" }],
  });
});

test("falls back to the description where there is no title", () => {
  expect(read({ properties: {}, description: "D" }).form.description).toBe("D");
});

const rules: readonly (readonly [schema: object, answers: string, expected: string])[] = [
  [{ type: "string", minLength: 2, maxLength: 3 }, "a|ab|😀😀😀|abcd", "tooShort ok ok tooLong"],
  [{ type: "string", pattern: "b" }, "abc|ac", "ok pattern"],
  [{ type: "string", pattern: "^\\p{L}$" }, "é|1", "ok pattern"],
  [{ type: "string", format: "email" }, "a@b.c|a", "ok notEmail"],
  [{ type: "string", format: "date" }, "2026-01-31|1/31", "ok notDate"],
  [{ type: "string", format: "phone", maxLength: 3 }, "x", "phoneDigits"],
  [{ type: "integer", minimum: 2, maximum: 4 }, "1|2|4|5", "belowMin ok ok aboveMax"],
  [
    { type: "integer", exclusiveMinimum: 1, exclusiveMaximum: 4 },
    "1|2|3|4",
    "belowMin ok ok aboveMax",
  ],
  [{ type: "integer", exclusiveMinimum: 0, multipleOf: 1 }, "0|1", "notPositive ok"],
  [{ type: "integer", minimum: 0 }, "-1|0|1", "belowMin ok ok"],
  [{ type: "integer", exclusiveMinimum: -1 }, "-1|0|1", "belowMin ok ok"],
  [{ type: "integer", minimum: 1, maximum: 1 }, "1|2", "ok aboveMax"],
  [{ type: "string", minLength: 0, maxLength: 0 }, "a", "tooLong"],
];
test("validates answers by the keywords of the schema", () => {
  for (const [schema, answers, expected] of rules) {
    expect.soft(verdicts("x", schema, answers.split("|")), JSON.stringify(schema)).toBe(expected);
  }
});

test.each([
  [
    "amount",
    { type: "number", minimum: -0.5, maximum: 9.25 },
    "-0.51|-0.5|9.25|9.26|1.234",
    "belowMin ok ok aboveMax tooManyDecimals",
  ],
  [
    "share",
    { type: "number", minimum: 0.5, maximum: 50 },
    "0.4|0.5|50|50.1",
    "belowMin ok ok aboveMax",
  ],
] as const)("%s %j validates %s as %s", (name, schema, answers, expected) => {
  expect(verdicts(name, schema, answers.split("|"))).toBe(expected);
});

test("turns a default into the default value", () => {
  for (const [schema, expected] of [
    [{ type: "string", default: "Ada" }, "Ada"],
    [{ type: "boolean", default: false }, "false"],
    [{ type: "integer", minimum: 1, default: 3 }, "3"],
    [{ enum: [1, 2], default: 2 }, "2"],
    [{ enum: ["a"], default: "a" }, "a"],
    [{ enum: ["", "a"], default: "" }, ""],
  ] as const) {
    expect.soft(read(object({ x: schema })).defaultValues, expected).toEqual({ x: expected });
  }
});

test.each([
  { type: "string", default: "" },
  { type: "string", format: "email", default: "" },
  { enum: ["a"], default: "" },
])("%j has no default value", (schema) => {
  expect(read(object({ x: schema })).defaultValues).toEqual({});
});

/** A property, and where it says what a form cannot. */
const unmapped: readonly (readonly [schema: unknown, paths: string])[] = [
  [true, ""],
  [{}, ".type"],
  [{ type: "array" }, ".type"],
  [{ type: "object" }, ".type"],
  [{ type: "null" }, ".type"],
  [{ type: "toString" }, ".type"],
  [{ type: ["string", "integer"] }, ".type"],
  [{ type: ["string", "integer", "null"] }, ".type"],
  [{ type: ["null"] }, ".type"],
  [{ type: "number" }, ".type"],
  [{ $ref: "#/$defs/a" }, ".$ref"],
  [{ type: "string", $ref: "#/$defs/a", minLength: -1 }, ".$ref .minLength"],
  [{ type: "string", const: "a" }, ".const"],
  [{ type: "string", not: {} }, ".not"],
  [{ type: "string", title: 1, description: null }, ".title .description"],
  [{ type: "string", readOnly: true }, ".readOnly"],
  [{ type: "string", minimum: 1 }, ".minimum"],
  [{ type: "string", contentEncoding: "base64" }, ".contentEncoding"],
  [{ type: "string", minLength: -1, maxLength: 1.5 }, ".minLength .maxLength"],
  [{ type: "string", maxLength: "1" }, ".maxLength"],
  [{ type: "string", pattern: "(" }, ".pattern"],
  [{ type: "string", pattern: 1 }, ".pattern"],
  [{ type: "string", format: "uri" }, ".format"],
  [{ type: "string", format: "constructor" }, ".format"],
  [{ type: "string", default: 1 }, ".default"],
  [{ type: "boolean", default: "true" }, ".default"],
  [{ type: "boolean", default: null }, ".default"],
  [{ type: "boolean", enum: [true] }, ".enum[0]"],
  [{ type: "integer" }, ".minimum"],
  [{ type: "integer", minimum: -1 }, ".minimum"],
  [{ type: "integer", minimum: 1.5 }, ".minimum"],
  [{ type: "integer", minimum: "1" }, ".minimum .minimum"],
  [{ type: "integer", minimum: 1, maximum: 1.5 }, ".maximum"],
  [{ type: "integer", minimum: 1, multipleOf: 5 }, ".multipleOf"],
  [{ type: "integer", minimum: 1, default: 1.5 }, ".default"],
  [{ type: "integer", minimum: 1, default: 0 }, ".default"],
  [{ type: "integer", minimum: 1, maximum: 5, default: 6 }, ".default"],
  [{ type: "string", format: "date", default: "tomorrow" }, ".default"],
  [{ type: "string", maxLength: 2, default: "abc" }, ".default"],
  [{ enum: "a" }, ".enum"],
  [{ type: ["string", "null"], enum: "a" }, ".enum"],
  [{ enum: [] }, ".enum"],
  [{ enum: ["a", null, {}] }, ".enum[1] .enum[2]"],
  [{ type: "string", enum: ["a", 1] }, ".enum[1]"],
  [{ enum: ["1", 1] }, ".enum[1]"],
  [{ enum: ["a"], enumNames: ["A", "B"] }, ".enumNames"],
  [{ enum: ["a"], enumNames: [1] }, ".enumNames[0]"],
  [{ enum: ["a"], enumNames: "A" }, ".enumNames"],
  [{ enum: ["a"], minLength: 1 }, ".minLength"],
  [{ enum: ["a"], default: true }, ".default"],
  [{ enum: ["a"], default: "b" }, ".default"],
  [{ enum: ["a"], oneOf: [{ const: "a" }] }, ".oneOf"],
  [{ enum: ["a", "b"], enumNames: "A" }, ".enumNames"],
  [{ oneOf: [{ type: "string" }] }, ".oneOf[0].const"],
  [{ oneOf: [{ const: null }, { const: null }] }, ".oneOf[0].const .oneOf[1].const"],
  [{ oneOf: [{ const: "a", title: 1 }, { const: "a" }] }, ".oneOf[0].title"],
  [{ oneOf: [{ const: 1, type: "string" }] }, ".oneOf[0].const"],
  [{ type: "integer", oneOf: [{ const: "1" }] }, ".oneOf[0].const"],
  [{ oneOf: [{ const: "a" }], enumNames: ["A"] }, ".enumNames"],
  [{ anyOf: [1, { const: "a", title: 2 }] }, ".anyOf[0] .anyOf[1].title"],
  [{ oneOf: [{ const: "a", description: 7 }] }, ".oneOf[0].description"],
];
test("reports an unsupported property at its path", () => {
  for (const [schema, paths] of unmapped) {
    const at = paths.split(" ").map((path) => `$.properties.x${path}`);
    expect
      .soft(refused(object({ x: schema })).toSorted(), JSON.stringify(schema))
      .toEqual(at.toSorted());
  }
});

test.each([
  ["amount", { type: "number", minimum: 1e21, multipleOf: 0.05 }, ".minimum .multipleOf"],
  ["amount", { type: "number", exclusiveMinimum: 0, default: "1" }, ".exclusiveMinimum .default"],
  ["share", { type: "number", minimum: -1, maximum: 101 }, ".minimum .maximum"],
  ["share", { type: "number", multipleOf: 1 }, ".multipleOf"],
])("%s %j is reported at %s", (name, schema, paths) => {
  const at = paths.split(" ").map((path) => `$.properties.${name}${path}`);
  expect(refused(object({ [name]: schema }))).toEqual(at);
});

test("reports a number where no types are given", () => {
  const result = fromJsonSchema(object({ rate: { type: "number" } }));
  expect(result.ok ? [] : result.issues.map(({ path }) => path)).toEqual([
    "$.properties.rate.type",
  ]);
});

test("reports a number of an unknown type", () => {
  for (const word of ["number", "decimal", "", "toString", null] as const) {
    const types = JSON.parse(JSON.stringify({ rate: word }));
    const result = fromJsonSchema(object({ rate: { type: "number" } }), { types });
    expect
      .soft(result.ok ? [] : result.issues.map(({ path }) => path), String(word))
      .toEqual(["$.properties.rate.type"]);
  }
});

test.each([
  [{ a: { enum: [true] } }, "a choice must be a string or a number"],
  [{ a: { type: "string", enum: [1] } }, "does not match the declared type"],
  [{ a: { type: "integer", enum: ["1"] } }, "does not match the declared type"],
  [{ a: { type: "integer", enum: [1, 1.5] } }, "does not match the declared type"],
  [{ a: { type: "string", $ref: "#/b" } }, "inline its schema"],
])("%j is rejected with a fix: %s", (properties, words) => {
  const result = fromJsonSchema(object(properties));
  expect(result.ok ? [] : result.issues.map(({ message }) => message)).toContain(words);
});

test("labels a choice without a title by its value, and accepts comments", () => {
  const [listed, described] = read(
    object({ a: { type: "string", enum: ["x"] }, b: { oneOf: [{ const: "y", $comment: "c" }] } }),
  ).form.parameters.map((parameter) => parameter.type === "select" && parameter.options);
  expect([listed, described]).toEqual([[{ value: "x", label: "x" }], [{ value: "y", label: "y" }]]);
});

/** A property, and what is first said of it. */
const cases: readonly (readonly [schema: unknown, code: string, message: string])[] = [
  [1, "notObject", "expected an object, found a number"],
  [{ oneOf: [1] }, "notObject", "expected an object, found a number"],
  [{ enum: ["a"], enumNames: ["A", "B"] }, "notMapped", "enum and enumNames differ in length"],
  [
    { oneOf: [{ const: "a" }], enumNames: ["A"] },
    "notMapped",
    "enumNames needs enum; use title instead",
  ],
  [{ enum: ["a"], oneOf: [] }, "notMapped", "only one list of choices is allowed"],
  [{ enum: [] }, "notMapped", "expected at least one choice"],
  [{ enum: ["1", 1] }, "notMapped", "duplicate value"],
  [{ type: "string", minLength: -1 }, "notMapped", "expected a whole number of 0 or more"],
  [{ type: "integer", minimum: 1.5 }, "notMapped", "expected a whole number"],
  [{ type: "integer", minimum: 1, multipleOf: 5 }, "notMapped", "only 1 is supported"],
  [{ type: "integer" }, "notMapped", "whole numbers must be 0 or more: add minimum: 0"],
  [{ type: "string", pattern: "(" }, "notMapped", "expected a regular expression with the flag u"],
  [{ type: "string", format: "uri" }, "notMapped", "unknown format: pass a rule in formats"],
  [{ type: "string", default: 1 }, "notMapped", "not a valid value of this property"],
  [{ type: "string", not: {} }, "notMapped", "not supported by forms"],
  [{ $ref: "#/$defs/a" }, "notMapped", "inline its schema"],
  [{ allOf: [] }, "notMapped", "inline its schema"],
  [{ type: "string", if: {} }, "notMapped", "use conditions: when={shownWhen(form, …)}"],
  [
    { type: "string", dependentRequired: {} },
    "notMapped",
    "use conditions: when={shownWhen(form, …)}",
  ],
  [
    { type: "string", readOnly: true },
    "notMapped",
    "set it on the form: fields={{ …: { readOnly: true } }}",
  ],
  [
    { type: "string", const: "a" },
    "notMapped",
    "remove the property, because only one answer is possible",
  ],
  [
    { type: "object" },
    "notMapped",
    "expected string, integer, number or boolean, because forms are flat",
  ],
  [
    { type: "number" },
    "notMapped",
    'a number is an amount or a percentage: set it in types, such as { rate: "percent" }',
  ],
];
test("reports an unsupported property with its reason", () => {
  for (const [schema, code, message] of cases) {
    const result = fromJsonSchema(object({ x: schema }));
    expect
      .soft(result.ok ? null : result.issues[0], JSON.stringify(schema))
      .toMatchObject({ code, message });
    expect.soft(bannedWord(message)).toBe(null);
  }
});

test.each([
  ["share", { minimum: -1 }, "a percentage is from 0 to 100"],
  ["share", { maximum: 101 }, "a percentage is from 0 to 100"],
  ["share", { maximum: "101" }, "expected a number without an exponent"],
  ["amount", { maximum: 1e21 }, "expected a number without an exponent"],
  ["amount", { exclusiveMinimum: 0 }, "use minimum and maximum"],
])("%s %j is rejected: %s", (name, limits, message) => {
  const result = fromJsonSchema(object({ [name]: { type: "number", ...limits } }), options);
  expect(result.ok ? null : result.issues[0]).toMatchObject({ code: "notMapped", message });
});

test.each([
  { type: "string", "x-order": 3, "ui:widget": "textarea", examples: ["a"], deprecated: true },
  { type: "string", writeOnly: true, $anchor: "a", "x-enum-varnames": [] },
])("ignores annotations of %j", (schema) => {
  expect(read(object({ x: schema }, { "x-form": "W-4", examples: [] })).form.parameters).toEqual([
    { name: "x", label: "x", type: "string", required: false },
  ]);
});

test("makes a nullable property optional", () => {
  for (const [schema, type, answers, expected] of [
    [{ type: ["string", "null"], maxLength: 2, default: null }, "string", "a|abc", "ok tooLong"],
    [{ type: ["null", "integer"], minimum: 1 }, "number", "1|0", "ok notPositive"],
    [{ type: ["string", "null"], enum: ["a", null] }, "select", "a|b", "ok notOption"],
    [
      { anyOf: [{ type: "string", maxLength: 2 }, { type: "null" }], title: "X" },
      "string",
      "a",
      "ok",
    ],
    [{ type: ["string", "null"], oneOf: [{ const: "a" }] }, "select", "a|b", "ok notOption"],
    [{ type: ["string", "null"], minLength: 2, default: "ab" }, "string", "a|ab", "tooShort ok"],
    [{ oneOf: [{ type: "null" }, { enum: ["a"] }] }, "select", "a|b", "ok notOption"],
  ] as const) {
    expect
      .soft(read(object({ x: schema }, { required: ["x"] })).form.parameters)
      .toMatchObject([{ type, required: false }]);
    expect.soft(verdicts("x", schema, answers.split("|"))).toBe(expected);
  }
});

test("copies title and description of a choice to the option", () => {
  const oneOf = [
    { const: "a", title: "A", description: "First" },
    { const: "b", title: "B" },
  ];
  expect(read(object({ x: { oneOf } })).form.parameters).toMatchObject([
    {
      options: [
        { value: "a", label: "A", description: "First" },
        { value: "b", label: "B" },
      ],
    },
  ]);
});

/** Two answers of a boolean, as react-jsonschema-form lists them. */
const answers = (yes: string, no: string) => [
  { const: true, title: yes },
  { const: false, title: no },
];
const labelled = (yes: string, no: string) => [
  { value: "true", label: yes },
  { value: "false", label: no },
];

test.each([
  [{ type: "boolean", oneOf: answers("Yes", "No") }, { type: "boolean" }],
  [{ type: "boolean", anyOf: answers("Yes", "No").toReversed() }, { type: "boolean" }],
  [{ type: "boolean", enum: [true, false] }, { type: "boolean" }],
  [{ type: "boolean", enum: [true, false], enumNames: ["Yes", "No"] }, { type: "boolean" }],
  [{ type: ["boolean", "null"], oneOf: answers("Yes", "No") }, { type: "boolean" }],
  [
    { type: "boolean", oneOf: answers("I agree", "I do not") },
    { type: "select", options: labelled("I agree", "I do not") },
  ],
  [
    {
      type: "boolean",
      oneOf: [
        { const: true, title: "Yes", description: "Once a year." },
        { const: false, title: "No" },
      ],
    },
    {
      type: "select",
      options: [
        { value: "true", label: "Yes", description: "Once a year." },
        { value: "false", label: "No" },
      ],
    },
  ],
  [
    { type: "boolean", enum: [true, false], enumNames: ["On", "Off"] },
    { type: "select", options: labelled("On", "Off") },
  ],
])("%j becomes %j", (schema, parameter) => {
  for (const onUnsupported of ["refuse", "skip"] as const) {
    const result = fromJsonSchema(object({ x: { ...schema, default: false } }), { onUnsupported });
    expect(result).toMatchObject({
      ok: true,
      form: { parameters: [{ name: "x", ...parameter }] },
      defaultValues: { x: "false" },
    });
    expect(result.unsupported).toEqual(Object.create(null));
  }
});

test.each([
  [{ enum: [] }, "enum"],
  [{ enum: [{}, null] }, "enum[0] enum[1]"],
  [{ oneOf: answers("Yes", "No") }, "oneOf[0].const oneOf[1].const"],
  [{ type: "string", enum: [true, false] }, "enum[0] enum[1]"],
  [{ type: "boolean", oneOf: answers("Yes", "No").slice(0, 1) }, "oneOf[0]"],
])("drops a property with no choice left, as %j, entirely", (schema, paths) => {
  const y = { type: "string" };
  const result = fromJsonSchema(object({ x: schema, y }), { onUnsupported: "skip" });
  expect(result).toMatchObject({
    ok: true,
    form: { parameters: [{ name: "y" }] },
    skipped: paths.split(" ").map((path) => ({ path: `$.properties.x.${path}` })),
  });
});

test('skips unsupported keywords and lists them with onUnsupported: "skip"', () => {
  const schema = object({
    name: { type: "string", not: { const: "x" } },
    list: { type: "array", items: {} },
    age: { type: "integer" },
  });
  const result = fromJsonSchema(schema, { onUnsupported: "skip" });
  expect(result).toMatchObject({
    ok: true,
    form: { parameters: [{ name: "name" }, { name: "age", type: "number" }] },
    skipped: ["name.not", "list.type", "age.minimum"].map((path) => ({
      path: `$.properties.${path}`,
      code: "notMapped",
    })),
  });
  expect(fromJsonSchema(object({ x: 1 }), { onUnsupported: "skip" }).ok).toBe(false);
});

test.each([
  [object({ a: { type: "string" } }), {}],
  [
    object({
      a: { type: "string", not: {}, if: {} },
      b: { type: "string", not: {} },
      c: { enum: ["x", {}] },
      d: { type: "array" },
    }),
    { not: 2, if: 1, enum: 1, type: 1 },
  ],
  [object({ a: { type: "string", title: 1 } }), {}],
  [null, {}],
])("counts the unsupported keywords of %j: %j", (schema, unsupported) => {
  for (const onUnsupported of ["refuse", "skip"] as const)
    expect(fromJsonSchema(schema, { onUnsupported }).unsupported).toEqual(
      Object.assign(Object.create(null), unsupported),
    );
});

test("reports a text that does not match the pattern", () => {
  const { form, rules: found } = read(
    object({ x: { type: "string", pattern: "b", title: "Code" } }),
  );
  const [issue] = validateForm(form, { x: "a" }, { rules: found });
  const [parameter] = form.parameters;
  expect(issue && messageFor(issue, parameter, { rules: found })).toBe("Check how it is written");
});

test("rejects a description in addition to a title, because a form has only one text", () => {
  const result = fromJsonSchema(object({}, { title: "A", description: "B" }));
  expect(result.ok ? [] : result.issues.map(({ message }) => message)).toEqual([
    "a form has only one text, which is the title: remove the description",
  ]);
});

describe("the schema itself", () => {
  test("is reported at its path if it is not a form", () => {
    for (const [schema, paths] of [
      [null, "$"],
      [true, "$"],
      [[], "$"],
      [{}, "$.properties"],
      [{ properties: [] }, "$.properties"],
      [{ type: "array", properties: {} }, "$.type"],
      [{ properties: {}, $schema: "http://json-schema.org/draft-04/schema#" }, "$.$schema"],
      [{ properties: {}, $schema: "http://json-schema.org/draft-07/schema#/a" }, "$.$schema"],
      [{ properties: {}, $schema: "a:http://json-schema.org/draft-07/schema#" }, "$.$schema"],
      [{ properties: {}, title: "T", description: "D" }, "$.description"],
      [{ properties: {}, title: 1 }, "$.title"],
      [{ properties: {}, required: "a" }, "$.required"],
      [{ properties: {}, required: ["toString", 1] }, "$.required[0] $.required[1]"],
      [{ properties: {}, additionalProperties: {} }, "$.additionalProperties"],
      [
        { properties: {}, if: {}, allOf: [], patternProperties: {} },
        "$.if $.allOf $.patternProperties",
      ],
      [{ properties: { "": { type: "string" } } }, "$.properties."],
    ] as const) {
      expect.soft(refused(schema), JSON.stringify(schema)).toEqual(paths.split(" "));
    }
  });

  test.each([
    [null, "notObject", "expected an object, found null"],
    [{ properties: [] }, "notObject", "expected an object, found an array"],
    [{ properties: { "": {} } }, "empty", "a parameter needs a name"],
    [{ properties: {}, required: ["a"] }, "notMapped", "no such property"],
    [
      { properties: {}, $schema: "draft-04" },
      "notMapped",
      "only draft 2020-12 and draft 07 are supported",
    ],
    [{ properties: {}, type: "array" }, "notMapped", 'expected "object"'],
  ])("%j is reported as %s: %s", (schema, code, message) => {
    const result = fromJsonSchema(schema);
    expect(result.ok ? null : result.issues).toMatchObject([{ code, message }]);
  });

  test("is an issue if it cannot be read", () => {
    const trap = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error("no");
        },
      },
    );
    const result = fromJsonSchema(trap);
    expect(result.ok ? null : result.issues).toEqual([
      { path: "$", code: "unreadable", message: "cannot be read" },
    ]);
  });

  test("keeps a property named __proto__, and its rule", () => {
    const schema: unknown = JSON.parse(
      '{"properties":{"__proto__":{"type":"string","maxLength":1,"default":"a"}},"required":["__proto__"]}',
    );
    const { form, rules: found, defaultValues } = read(schema);
    expect(form.parameters.map(({ name, required }) => [name, required])).toEqual([
      ["__proto__", true],
    ]);
    expect([Object.keys(found), Object.keys(defaultValues)]).toEqual([
      ["__proto__"],
      ["__proto__"],
    ]);
  });

  test("never throws, and its issues contain only names of the schema", () => {
    const keyword = fc.constantFrom(
      "type",
      "enum",
      "oneOf",
      "minimum",
      "format",
      "default",
      "title",
    );
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom("string", "integer", "boolean", "canary"),
      fc.array(fc.oneof(fc.boolean(), fc.record({ const: fc.boolean(), title: fc.string() }))),
    );
    const property = fc.dictionary(keyword, value);
    holds(
      fc.property(fc.dictionary(fc.string(), property), (properties) => {
        const result = fromJsonSchema({ properties });
        const cases = result.ok ? [] : result.issues.map(({ message }) => message);
        expect(cases.join(" ")).not.toContain("canary");
        expect(result.ok).toBe(cases.length === 0);
        const skipping = fromJsonSchema({ properties }, { onUnsupported: "skip" });
        expect([result.ok, skipping.ok]).not.toEqual([true, false]);
      }),
      { runs: 1000 },
    );
  });
});
