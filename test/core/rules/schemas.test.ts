import { schema, validateForm, validateValue } from "parameter-form/core";
import * as v from "valibot";
import { expect, test } from "vitest";
import { z } from "zod";
import { parameterOf } from "../tables.ts";

const parameter = { ...parameterOf("string"), label: "Badge" };

/** The same demand in libraries of others. */
const libraries = {
  zod: schema(
    z
      .string()
      .regex(/^B\d+$/, "Write {label} like B12")
      .max(4, "It is too long"),
  ),
  valibot: schema(
    v.pipe(
      v.string(),
      v.regex(/^B\d+$/, "Write {label} like B12"),
      v.maxLength(4, "It is too long"),
    ),
  ),
};

const table = [
  ["B12", null],
  ["12", "Write {label} like B12"],
  ["B12345", "It is too long"],
  ["", "Write {label} like B12"],
] as const;

test.each(
  Object.entries(libraries).flatMap(([library, rule]) =>
    table.map(([value, message]) => [library, value, message, rule] as const),
  ),
)("by %s, %j is reported as %j", (_, value, message, rule) => {
  const found = rule.validate(value, parameter);
  expect(found?.message ?? null).toBe(message);
  expect(found?.reason).toBe(message === null ? undefined : "schema");
});

test.each(Object.entries(libraries))("by %s, a form's answer is rejected", (_, rule) => {
  const form = { parameters: [parameter] };
  const issues = (value: string) =>
    validateForm(form, { [parameter.name]: value }, { rules: { [parameter.name]: rule } });
  expect(issues("B12")).toEqual([]);
  expect(issues("b12")).toMatchObject([{ name: parameter.name, reason: "schema" }]);
  expect(validateValue(parameter, "b12", { rule })).toMatchObject({ reason: "schema" });
});
