import { all, minLength, mustBeTrue, validateForm } from "parameter-form/core";
import { expect, test } from "vitest";
import { parameterOf } from "../tables.ts";

const rules = {
  alone: mustBeTrue(),
  first: all(mustBeTrue(), minLength(1)),
  last: all(minLength(1), mustBeTrue()),
};
const form = { parameters: [parameterOf("boolean", true)] };
const reasonsOf = (answer: string | null, rule: keyof typeof rules) => {
  const values = answer === null ? {} : { field: answer };
  return validateForm(form, values, { rules: { field: rules[rule] } }).map(
    ({ type, reason }) => `${type} ${reason}`,
  );
};

test.each(["alone", "first", "last"] as const)("%s: accepts Yes and no other answer", (rule) => {
  expect(reasonsOf("true", rule)).toEqual([]);
  expect(reasonsOf("false", rule)).toEqual(["customError mustBeTrue"]);
  expect(reasonsOf(null, rule)).toEqual(["valueMissing mustBeTrue"]);
});
