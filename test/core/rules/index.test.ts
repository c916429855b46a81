import { recommendedRules, ruleFor, ssn, validateForm } from "parameter-form/core";
import { expect, test } from "vitest";
import { hardNames, namedForm, recordWith, taste } from "../answers.ts";
import { parameterOf } from "../tables.ts";

const named = (name: string) => ({ ...parameterOf("string"), name });

test("the names that have a rule by themselves", () => {
  expect(recommendedRules).toEqual({ ssn: ssn(), social_security_number: ssn() });
});

test.each(["ssn", "social_security_number"])(
  "%s has the SSN rule until it is switched off",
  (name) => {
    const form = namedForm(name);
    const reasons = (options = {}) =>
      validateForm(form, { [name]: "000" }, options).map((issue) => issue.reason);
    expect(reasons()).toEqual(["ssnDigits"]);
    expect(reasons({ rules: { [name]: null } })).toEqual([]);
    expect(reasons({ defaultRules: false })).toEqual([]);
    expect(reasons({ defaultRules: {} })).toEqual([]);
    expect(reasons({ rules: { [name]: taste } })).toEqual([]);
  },
);

test("the app's own rule comes first, and stays when the default ones are off", () => {
  expect(ruleFor(named("ssn"), { rules: { ssn: taste } })).toBe(taste);
  expect(ruleFor(named("x"), { rules: { x: taste }, defaultRules: false })).toBe(taste);
  expect(ruleFor(named("x"), { defaultRules: { x: taste } })).toBe(taste);
  expect(ruleFor(named("x"), {})).toBeNull();
});

test("default rules are for strings, the app's own for any type", () => {
  const number = { ...parameterOf("number"), name: "ssn" };
  expect(ruleFor(number, {})).toBeNull();
  expect(ruleFor(number, { rules: { ssn: taste } })).toBe(taste);
});

test.each(hardNames)("no rule is inherited under the name %j", (name) => {
  expect(ruleFor(named(name), { rules: {} })).toBeNull();
  expect(ruleFor(named(name), { rules: recordWith([name], taste) })).toBe(taste);
});
