import { parseForm } from "parameter-form/core";
import { expect, test } from "vitest";
import { formOf, issuesOf, warningsOf } from "../definitions.ts";

const lenient = { lenient: true };
const first = "$.parameters[0]";
const parseWith = (changes: Readonly<Record<string, unknown>>, options = {}) =>
  parseForm(formOf(changes), options).parameters[0];

test.each(["boolean", "currency", "number", "percent", "string"])(
  "a %s keeps its known properties",
  (type) => {
    const extra = { description: "help", depends_on: { any: [1] }, options: [7], other: "x" };
    expect(parseWith({ ...extra, type })).toEqual({
      name: "a",
      label: "A",
      type,
      required: true,
      description: "help",
      depends_on: { any: [1] },
    });
  },
);

test("drops optional properties that are not strings", () => {
  expect(parseWith({ description: 7, depends_on: null, declaredType: 7 })).toEqual({
    name: "a",
    label: "A",
    type: "string",
    required: true,
  });
});

test.each([
  ["label", undefined],
  ["label", null],
  ["required", undefined],
  ["required", null],
])("lenient: %s %s is a warning", (key, value) => {
  const json = formOf({ [key]: value });
  expect(warningsOf(json, lenient)).toEqual([`${first}.${key} missing`]);
  expect(parseWith({ [key]: value }, lenient)).toMatchObject({
    label: key === "label" ? "a" : "A",
    required: key === "label",
  });
});

test.each([
  ["label", 7, "notString"],
  ["required", "false", "notBoolean"],
  ["required", 0, "notBoolean"],
  ["name", undefined, "notString"],
  ["type", undefined, "notString"],
])("lenient: %s %s is still an issue", (key, value, code) => {
  expect(issuesOf(formOf({ [key]: value }), lenient)).toEqual([`${first}.${key} ${code}`]);
});

test.each([
  "a.b",
  "x[0]",
  "it's",
  "root",
  "toString",
  "constructor",
  "__proto__",
  "message",
  "名 前",
  " ",
  "n".repeat(500),
])("keeps the name %j", (name) => {
  expect(parseWith({ name })?.name).toBe(name);
});

test("keeps an empty label, as the service sent it", () => {
  expect(parseWith({ label: "" }, lenient)?.label).toBe("");
  expect(warningsOf(formOf({ label: "" }), lenient)).toEqual([]);
});

test.each(["ssn", "date"])("a form with a %s is unchanged by JSON", (type) => {
  const form = parseForm(formOf({ type }));
  expect(parseForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
});

test("a form with an unknown type rendered as a select is unchanged by JSON", () => {
  const form = parseForm(formOf({ type: "radio", options: [{ value: "a", label: "A" }] }));
  expect(parseForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
});

test("a known type is never read as another one", () => {
  expect(parseWith({ type: "boolean", declaredType: "ssn" })).not.toHaveProperty("declaredType");
});
