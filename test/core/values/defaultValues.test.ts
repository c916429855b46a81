import {
  answeredValues,
  getDefaultValues,
  InvalidValuesError,
  toPayload,
} from "parameter-form/core";
import { expect, test } from "vitest";
import { answers, everyType, hardNames, namedForm, recordWith, taste } from "../answers.ts";

test("a payload has only the answers, as strings, in form order", () => {
  const values = {
    string: "Ada",
    number: "2",
    select: "s",
    boolean: "false",
    currency: null,
    percent: undefined,
    other: "x",
  };
  expect(toPayload(everyType, values)).toEqual({
    parameters: [
      { name: "boolean", value: "false" },
      { name: "number", value: "2" },
      { name: "select", value: "s" },
      { name: "string", value: "Ada" },
    ],
  });
});

test("submits typed numbers to the digit", () => {
  const value = `${"1234567890".repeat(4)}.90`;
  const { parameters } = toPayload(everyType, { ...answers, currency: value, percent: "10.1000" });
  expect(parameters.slice(1, 4).map((parameter) => parameter.value)).toEqual([
    value,
    "2",
    "10.1000",
  ]);
});

test("an InvalidValuesError lists names and reasons, not values", () => {
  const values = { ...answers, boolean: "canary", currency: "canary", string: null };
  const refused = new InvalidValuesError([
    { name: "boolean", type: "typeMismatch", reason: "notBoolean", severity: "error" },
    { name: "currency", type: "typeMismatch", reason: "notNumber", severity: "error" },
    { name: "string", type: "valueMissing", reason: "missing", severity: "error" },
  ]);
  expect(refused.message).toBe(
    'These values are not valid for submission: "boolean" (notBoolean), "currency" (notNumber), "string" (missing).',
  );
  expect(() => toPayload(everyType, values)).toThrow(
    expect.objectContaining({
      name: "InvalidValuesError",
      message: refused.message,
      issues: refused.issues,
    }),
  );
  expect(JSON.stringify(refused)).not.toContain("canary");
  expect(() => toPayload(everyType, values)).not.toThrow("canary");
});

test("submits a value with a warning, not one with an error", () => {
  const form = namedForm("x");
  expect(toPayload(form, { x: "odd" }, { rules: { x: taste } }).parameters).toEqual([
    { name: "x", value: "odd" },
  ]);
  expect(() => toPayload(form, { x: "bad" }, { rules: { x: taste } })).toThrow(InvalidValuesError);
});

test("submits every name unchanged", () => {
  const form = namedForm(...hardNames);
  expect(toPayload(form, recordWith(hardNames, "v"))).toEqual({
    parameters: hardNames.map((name) => ({ name, value: "v" })),
  });
  expect(toPayload(form, {})).toEqual({ parameters: [] });
});

test("returns answered values as strings, in a record without a prototype", () => {
  const values = answeredValues(everyType, {
    string: "",
    number: null,
    boolean: 7,
    other: "x",
    select: "s",
  });
  expect(Object.entries(values)).toEqual([
    ["select", "s"],
    ["string", ""],
  ]);
  expect(Object.getPrototypeOf(values)).toBeNull();
  const hard = answeredValues(namedForm(...hardNames), recordWith(hardNames, "v"));
  expect(Object.keys(hard)).toEqual(hardNames);
});

test("default values have every parameter, with null for those without one", () => {
  const values = getDefaultValues(namedForm("x", "y", "z"), { x: "1", y: null, other: "2" });
  expect(Object.entries(values)).toEqual([
    ["x", "1"],
    ["y", null],
    ["z", null],
  ]);
  expect(Object.getPrototypeOf(values)).toBeNull();
});

test("does not inherit default values under names of plain objects", () => {
  const form = namedForm(...hardNames);
  expect(Object.entries(getDefaultValues(form))).toEqual(hardNames.map((name) => [name, null]));
  expect(Object.entries(getDefaultValues(form, recordWith(hardNames, "v")))).toEqual(
    hardNames.map((name) => [name, "v"]),
  );
});
