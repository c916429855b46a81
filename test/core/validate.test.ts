import {
  createFormModel,
  evaluate,
  type Parameter,
  parseForm,
  validateForm,
  validateValue,
} from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { answers, everyType, hardNames, namedForm, recordWith, taste } from "./answers.ts";
import { questions } from "../support/questions.ts";
import { parameterOf } from "./tables.ts";

const types = ["boolean", "currency", "number", "percent", "select", "string"] as const;
const reasonOf = (parameter: Parameter, value: unknown) =>
  validateValue(parameter, value)?.reason ?? "valid";

describe.each(types)("%s", (type) => {
  test("is missing only where it is required", () => {
    for (const value of [null, undefined]) {
      expect.soft(reasonOf(parameterOf(type), value), String(value)).toBe("valid");
      expect.soft(validateValue(parameterOf(type, true), value), String(value)).toEqual({
        name: "field",
        type: "valueMissing",
        reason: "missing",
        severity: "error",
      });
    }
  });

  test("rejects values that are not strings", () => {
    for (const value of [true, false, 0, 1, Number.NaN, 1n, {}, [], ["a"], new Date(0)] as const) {
      expect.soft(validateValue(parameterOf(type), value), String(value)).toMatchObject({
        type: "typeMismatch",
        reason: "notText",
      });
    }
  });
});

test("an empty text does not answer a required parameter", () => {
  for (const [type, reason] of [
    ["boolean", "notBoolean"],
    ["currency", "notNumber"],
    ["number", "notNumber"],
    ["percent", "notNumber"],
    ["select", "notOption"],
    ["string", "missing"],
  ] as const) {
    expect.soft(reasonOf(parameterOf(type, true), ""), type).toBe(reason);
  }
});

test("lists one issue per parameter in form order", () => {
  const values = { string: " ", percent: "101", currency: "1.234", select: "S", number: "0" };
  expect(validateForm(everyType, values).map(({ name, reason }) => `${name} ${reason}`)).toEqual([
    "boolean missing",
    "currency tooManyDecimals",
    "number notPositive",
    "percent tooLarge",
    "select notOption",
    "string missing",
  ]);
});

test("accepts valid answers", () => {
  expect(validateForm(everyType, { ...answers, other: 7 })).toEqual([]);
});

const right = new Map(Object.entries({ ...answers, currency: "1234.5", percent: "12.5" }));

test("ignores names that the form lacks", () => {
  const values = Object.defineProperty({ ...answers }, "other", {
    enumerable: true,
    get: () => {
      throw new Error("It was read");
    },
  });
  expect(validateForm(everyType, values)).toEqual([]);
});

describe.each([
  ["in form order", types],
  ["in another order", types.toReversed()],
  ["in form order, with one more", [...types, "other"]],
])("answers %s", (_, names) => {
  test("report a wrong value at its name", () => {
    for (const wrong of types) {
      const values = Object.fromEntries(names.map((name) => [name, right.get(name)]));
      expect.soft(validateForm(everyType, values), wrong).toEqual([]);
      expect
        .soft(validateForm(everyType, { ...values, [wrong]: 7 }), wrong)
        .toMatchObject([{ name: wrong, reason: "notText" }]);
    }
  });
});

test("ignores an inherited value", () => {
  expect(validateForm(everyType, Object.create(answers))).toHaveLength(4);
  expect(validateForm(namedForm(...hardNames), {})).toEqual([]);
});

test("reports a wrong value under any name", () => {
  for (const name of hardNames) {
    expect
      .soft(validateForm(namedForm("x", name), recordWith([name], 7)), name)
      .toMatchObject([{ name, reason: "notText" }]);
  }
});

test("a rule adds errors and warnings, by name or passed directly", () => {
  const form = namedForm("x", "y");
  const issues = validateForm(form, { x: "bad", y: "odd" }, { rules: { x: taste, y: taste } });
  expect(issues.map(({ name, severity }) => `${name} ${severity}`)).toEqual([
    "x error",
    "y warning",
  ]);
  expect(validateValue(parameterOf("string"), "bad", { rule: taste })?.reason).toBe("bad");
  expect(
    validateValue(parameterOf("string"), "bad", { rule: null, rules: { field: taste } }),
  ).toBeNull();
});

test("does not call a rule with a value that its type rejects", () => {
  const issue = validateValue(parameterOf("select"), "bad", { rule: taste });
  expect(issue?.reason).toBe("notOption");
});

const wages: readonly (readonly [
  value: string,
  allowNegative: boolean | undefined,
  reason: string,
])[] = [
  ["-5", false, "negative"],
  ["-5", true, "valid"],
  ["-5", undefined, "valid"],
  ["5", false, "valid"],
];

test("a negative amount is invalid where a field does not allow it", () => {
  for (const [wage, allowNegative, reason] of wages) {
    const fields = { wage: { ...(allowNegative !== undefined && { allowNegative }) } };
    const model = createFormModel(parseForm(questions("wage: currency")), { fields });
    const [issue] = evaluate(model, { wage }).issues();
    expect.soft(issue?.reason ?? "valid", `${wage} ${allowNegative}`).toBe(reason);
    expect.soft(issue?.type ?? "valid").toBe(reason === "valid" ? "valid" : "rangeUnderflow");
  }
});
