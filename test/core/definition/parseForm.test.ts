import fc from "fast-check";
import { FormDefinitionError, parseForm, safeParseForm } from "parameter-form/core";
import { expect, test } from "vitest";
import { definition, formOf, issuesOf, warningsOf } from "../definitions.ts";
import { holds } from "../holds.ts";

const first = "$.parameters[0]";
const select = (options: unknown) => formOf({ type: "select", options });
const option = { value: "a", label: "A" };

const malformed: readonly (readonly [title: string, json: unknown, issues: readonly string[]])[] = [
  ["nothing", undefined, ["$ notObject"]],
  ["null", null, ["$ notObject"]],
  ["a string", "{}", ["$ notObject"]],
  ["a number", 0, ["$ notObject"]],
  ["a boolean", true, ["$ notObject"]],
  ["a function", () => ({}), ["$ notObject"]],
  ["an array", [], ["$ notObject"]],
  ["an array of parameters", [definition()], ["$ notObject"]],
  ["an empty object", {}, ["$.parameters notArray"]],
  ["parameters null", { parameters: null }, ["$.parameters notArray"]],
  ["parameters an object", { parameters: {} }, ["$.parameters notArray"]],
  ["parameters a string", { parameters: "[]" }, ["$.parameters notArray"]],
  ["parameters like an array", { parameters: { length: 0 } }, ["$.parameters notArray"]],
  ["parameters inherited", Object.create({ parameters: [] }), ["$.parameters notArray"]],
  ["parameters misspelt", { Parameters: [] }, ["$.parameters notArray"]],
  ["a parameter null", { parameters: [null] }, [`${first} notObject`]],
  ["a parameter a string", { parameters: ["a"] }, [`${first} notObject`]],
  ["a parameter an array", { parameters: [[]] }, [`${first} notObject`]],
  ["a hole among parameters", { parameters: Array(1) }, [`${first} notObject`]],
  [
    "an empty parameter",
    { parameters: [{}] },
    ["name notString", "label notString", "type notString", "required notBoolean"].map(
      (i) => `${first}.${i}`,
    ),
  ],
  ["no name", formOf({ name: undefined }), [`${first}.name notString`]],
  ["name null", formOf({ name: null }), [`${first}.name notString`]],
  ["name a number", formOf({ name: 1 }), [`${first}.name notString`]],
  ["name empty", formOf({ name: "" }), [`${first}.name empty`]],
  ["name twice", formOf({}, {}), ["$.parameters[1].name duplicate"]],
  [
    "name thrice",
    formOf({}, {}, {}),
    ["$.parameters[1].name duplicate", "$.parameters[2].name duplicate"],
  ],
  [
    "__proto__ twice",
    formOf({ name: "__proto__" }, { name: "__proto__" }),
    ["$.parameters[1].name duplicate"],
  ],
  [
    "name twice, of another type",
    formOf({}, { type: "number" }),
    ["$.parameters[1].name duplicate"],
  ],
  ["no label", formOf({ label: undefined }), [`${first}.label notString`]],
  ["label null", formOf({ label: null }), [`${first}.label notString`]],
  ["label an object", formOf({ label: { en: "A" } }), [`${first}.label notString`]],
  ["no type", formOf({ type: undefined }), [`${first}.type notString`]],
  [
    "no names",
    formOf({ name: null }, { name: null }),
    [`${first}.name notString`, "$.parameters[1].name notString"],
  ],
  ["type null", formOf({ type: null }), [`${first}.type notString`]],
  ["type an array", formOf({ type: ["string"] }), [`${first}.type notString`]],
  ["no required", formOf({ required: undefined }), [`${first}.required notBoolean`]],
  ["required null", formOf({ required: null }), [`${first}.required notBoolean`]],
  ["required a string", formOf({ required: "true" }), [`${first}.required notBoolean`]],
  ["required a number", formOf({ required: 1 }), [`${first}.required notBoolean`]],
  ["no options", select(undefined), [`${first}.options notArray`]],
  ["options null", select(null), [`${first}.options notArray`]],
  ["options an object", select({ a: "A" }), [`${first}.options notArray`]],
  ["options empty", select([]), [`${first}.options empty`]],
  ["an option null", select([null]), [`${first}.options[0] notObject`]],
  ["an option a string", select(["a"]), [`${first}.options[0] notObject`]],
  ["a hole among options", select([option, ...Array(1)]), [`${first}.options[1] notObject`]],
  [
    "an empty option",
    select([{}]),
    ["value", "label"].map((key) => `${first}.options[0].${key} notString`),
  ],
  [
    "an option's value a number",
    select([{ ...option, value: 0 }]),
    [`${first}.options[0].value notString`],
  ],
  [
    "an option's label null",
    select([{ ...option, label: null }]),
    [`${first}.options[0].label notString`],
  ],
  [
    "many at once, in document order",
    {
      parameters: [
        null,
        definition({ required: "yes" }),
        definition({ name: "b", type: "select", options: [option, 7] }),
        definition({ label: 1 }),
      ],
    },
    [
      "$.parameters[0] notObject",
      "$.parameters[1].required notBoolean",
      "$.parameters[2].options[1] notObject",
      "$.parameters[3].name duplicate",
      "$.parameters[3].label notString",
    ],
  ],
];

test("rejects a malformed document with every issue", () => {
  for (const [title, json, issues] of malformed) {
    expect.soft(issuesOf(json), title).toEqual(issues);
    expect.soft(() => parseForm(json), title).toThrow(FormDefinitionError);
  }
});

test("turns an unknown type into a select of its options or a text", () => {
  for (const [type, options, expected, message] of [
    ["radio", [{ value: "a", label: "A" }], "select", "unknown type: rendered as a select"],
    ["radio", [], "string", "unknown type: rendered as text"],
    ["radio", ["a"], "string", "unknown type: rendered as text"],
    [
      "radio",
      [
        { value: "a", label: "A" },
        { value: 1, label: "B" },
      ],
      "string",
      "unknown type: rendered as text",
    ],
    ["radio", undefined, "string", "unknown type: rendered as text"],
    ["radio", [{ value: null, label: "None" }], "string", "unknown type: rendered as text"],
  ] as const) {
    const result = safeParseForm(formOf({ type, options }));
    expect.soft(result, JSON.stringify(options)).toMatchObject({
      ok: true,
      form: { parameters: [{ type: expected }] },
      warnings: [{ code: "unknownType", message }],
    });
  }
});

test("rejects at least forty malformed documents", () => {
  expect(malformed.length).toBeGreaterThanOrEqual(40);
});

test("accepts a form without parameters", () => {
  expect(parseForm({ parameters: [] })).toEqual({ parameters: [] });
});

test("keeps known texts of a form that are strings, and ignores the rest", () => {
  const texts = {
    id: "f",
    description: "d",
    link: "l",
    revision_date: "2026-01-01",
    jurisdiction_name: "j",
  };
  expect(parseForm({ ...texts, parameters: [], other: 1 })).toEqual({ ...texts, parameters: [] });
  expect(parseForm({ id: 1, description: null, link: {}, parameters: [] })).toEqual({
    parameters: [],
  });
});

test("renders an unknown type as text with a warning, or rejects it", () => {
  const json = () => formOf({ type: "date" }, { name: "b", type: "toString" });
  expect(parseForm(json()).parameters).toEqual([
    { name: "a", label: "A", type: "string", required: true, declaredType: "date" },
    { name: "b", label: "A", type: "string", required: true, declaredType: "toString" },
  ]);
  expect(warningsOf(json())).toEqual([
    `${first}.type unknownType`,
    "$.parameters[1].type unknownType",
  ]);
  expect(issuesOf(formOf({ type: null }), { unknownTypes: "error" })).toEqual([
    `${first}.type notString`,
  ]);
  expect(issuesOf(json(), { unknownTypes: "error" })).toEqual([
    `${first}.type unknownType`,
    "$.parameters[1].type unknownType",
  ]);
});

test("keeps a select whose options include one without a value", () => {
  const options = [{ value: null, label: "None" }, option];
  expect(parseForm(formOf({ type: "radio", options })).parameters).toEqual([
    {
      name: "a",
      label: "A",
      type: "select",
      required: true,
      options: [option],
      declaredType: "radio",
    },
  ]);
});

test("keeps every issue, even fifty thousand", () => {
  const result = safeParseForm({ parameters: Array.from({ length: 50_000 }, () => null) });
  const paths = result.ok ? [] : result.issues.map(({ path }) => path);
  expect(paths).toHaveLength(50_000);
  expect(paths.at(-1)).toBe("$.parameters[49999]");
});

test("the error lists the first five issues and the number of the others", () => {
  const json = { parameters: Array.from({ length: 7 }, () => null) };
  expect(() => parseForm(json)).toThrow(/parameters\[4\].*, and 2 more\.$/);
  expect(() => parseForm(json)).not.toThrow(/parameters\[5\]/);
});

test("no text of the document appears in an issue or a warning", () => {
  const canary = "canary-4711";
  const json = {
    [canary]: canary,
    parameters: [
      canary,
      { name: canary, label: [canary], type: canary, required: canary },
      {
        name: canary,
        label: canary,
        type: "select",
        required: true,
        options: [canary, { value: canary }],
      },
      definition({ name: "b", type: canary, options: canary }),
    ],
  };
  for (const options of [{}, { lenient: true }, { unknownTypes: "error" as const }]) {
    const findings = safeParseForm(json, options);
    expect(findings.ok).toBe(false);
    expect(JSON.stringify(findings)).not.toContain(canary);
    expect(() => parseForm(json, options)).not.toThrow(canary);
  }
  const lenient = safeParseForm(
    formOf({ type: canary }, { name: canary, label: null, required: null }),
    { lenient: true },
  );
  expect(lenient.ok && lenient.warnings.length).toBe(3);
  expect(JSON.stringify(lenient.ok && lenient.warnings)).not.toContain(canary);
});

test("returns a parsed form with its warnings again", () => {
  const result = safeParseForm(formOf({ type: "date" }));
  const form = result.ok ? result.form : undefined;
  expect(parseForm(form)).toBe(form);
  expect(safeParseForm(form, { unknownTypes: "error" })).toBe(result);
});

test("neither changes nor keeps the document", () => {
  const json = { parameters: [definition({ type: "select", options: [option] })] };
  const before = structuredClone(json);
  const form = parseForm(json);
  expect(json).toEqual(before);
  json.parameters.pop();
  expect(form.parameters).toHaveLength(1);
});

test("reads fifty thousand parameters", () => {
  const parameters = Array.from({ length: 50_000 }, (_, at) => definition({ name: `p${at}` }));
  const form = parseForm({ parameters });
  expect(form.parameters).toHaveLength(50_000);
  expect(form.parameters.at(-1)?.name).toBe("p49999");
});

const likely = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom("a", "select", "string", "", null, true, 7),
    tie("list"),
    tie("object"),
  ),
  list: fc.array(tie("value"), { maxLength: 4 }),
  object: fc.dictionary(
    fc.constantFrom("parameters", "name", "label", "type", "required", "options", "value"),
    tie("value"),
  ),
}));

test.each([
  [
    "anything",
    fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSparseArray: true,
      withTypedArray: true,
    }),
  ],
  ["JSON", fc.jsonValue()],
  ["nearly a form", likely.value],
])("%s is read or rejected without throwing", (_, json) => {
  holds(
    fc.property(json, fc.boolean(), (something, lenient) => {
      for (const document of [
        something,
        { parameters: something },
        { parameters: [something] },
        select(something),
      ]) {
        const result = safeParseForm(document, { lenient });
        expect(result.ok || result.issues.length).toBeTruthy();
      }
    }),
  );
});

test.each(["es", "pt-BR", "zh-Hant-TW"])("accepts %s as the language of a form", (lang) => {
  expect(safeParseForm({ parameters: [], lang })).toEqual({
    ok: true,
    form: { parameters: [], lang },
    warnings: [],
  });
});

test("drops a language that is not a BCP 47 tag with a warning", () => {
  for (const lang of [
    "",
    "es_MX",
    "Español",
    "spanish",
    '<b>"es"</b>',
    'es" onload="',
    "es, fr",
    " es",
  ]) {
    const message = "expected a BCP 47 tag: the lang attribute is omitted";
    expect.soft(safeParseForm({ parameters: [], lang }), lang).toEqual({
      ok: true,
      form: { parameters: [] },
      warnings: [{ path: "$.lang", code: "unexpected", message }],
    });
  }
});

test("drops a language that is not a string", () => {
  for (const lang of [null, 5, {}] as const) {
    expect.soft(safeParseForm({ parameters: [], lang }), String(lang)).toEqual({
      ok: true,
      form: { parameters: [] },
      warnings: [],
    });
  }
});
