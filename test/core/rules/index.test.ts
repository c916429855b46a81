import {
  accountNumber,
  date,
  ein,
  email,
  itin,
  type InputHints,
  recommendedRules,
  routingNumber,
  type Rule,
  ruleFor,
  ssn,
  ssnOrItin,
  suggestedRules,
  usPhone,
  usState,
  validateForm,
  zip,
} from "parameter-form/core";
import { expect, test } from "vitest";
import { hardNames, namedForm, recordWith, taste } from "../answers.ts";
import { parameterOf } from "../tables.ts";

const named = (name: string) => ({ ...parameterOf("string"), name });

test("recommended rules apply to these names", () => {
  expect(recommendedRules).toEqual({ ssn: ssn(), social_security_number: ssn() });
});

test.each(["ssn", "social_security_number"])(
  "%s has the SSN rule until default rules are off",
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

test("an app's own rule takes precedence, also with default rules off", () => {
  expect(ruleFor(named("ssn"), { rules: { ssn: taste } })).toBe(taste);
  expect(ruleFor(named("x"), { rules: { x: taste }, defaultRules: false })).toBe(taste);
  expect(ruleFor(named("x"), { defaultRules: { x: taste } })).toBe(taste);
  expect(ruleFor(named("x"), {})).toBeNull();
});

test("default rules apply to strings only, an app's own to any type", () => {
  const number = { ...parameterOf("number"), name: "ssn" };
  expect(ruleFor(number, {})).toBeNull();
  expect(ruleFor(number, { rules: { ssn: taste } })).toBe(taste);
});

test.each(hardNames)("inherits no rule under the name %j", (name) => {
  expect(ruleFor(named(name), { rules: {} })).toBeNull();
  expect(ruleFor(named(name), { rules: recordWith([name], taste) })).toBe(taste);
});

test("suggested rules apply to these names", () => {
  const { dob: day } = suggestedRules;
  const refusalOf = (rule: Rule | null | undefined) =>
    rule?.validate("2026-02-30", parameterOf("string"));
  expect(refusalOf(day)).toMatchObject(refusalOf(date()) ?? {});
  const names: readonly (readonly [rule: object | null | undefined, names: string])[] = [
    [ssn(), "ssn social_security_number"],
    [itin(), "itin"],
    [ssnOrItin(), "ssn_or_itin"],
    [ein(), "ein fein employer_identification_number"],
    [zip(), "zip zip_code postal_code"],
    [usState(), "state"],
    [routingNumber(), "routing_number bank_routing_number"],
    [accountNumber(), "account_number bank_account_number"],
    [usPhone(), "phone phone_number mobile mobile_phone"],
    [email(), "email email_address"],
    // Made when the module was loaded; `date()` is another one once a thousand others were made since.
    [day, "date_of_birth birth_date dob hire_date start_date"],
  ];
  const rows = names.flatMap(([rule, all]) => all.split(" ").map((name) => [name, rule] as const));
  expect(Object.keys(suggestedRules)).toEqual(rows.map(([name]) => name));
  for (const [name, rule] of rows) {
    expect(ruleFor(named(name), { defaultRules: suggestedRules })).toBe(rule);
  }
});

const off = {
  inputMode: "numeric",
  autoComplete: "off",
  spellCheck: false,
  width: "14rem",
} as const;
const hints: readonly (readonly [rule: Rule, input: InputHints])[] = [
  [zip(), { inputMode: "numeric", spellCheck: false, width: "8rem" }],
  [usState(), { autoCapitalize: "words", spellCheck: false, width: "14rem" }],
  [usPhone(), { inputMode: "tel", type: "tel", spellCheck: false, width: "14rem" }],
  [email(), { inputMode: "email", autoCapitalize: "none", spellCheck: false }],
  [date(), { inputMode: "numeric", spellCheck: false, width: "10rem" }],
  ...[ssn(), itin(), ssnOrItin(), ein(), routingNumber()].map((rule) => [rule, off] as const),
  [accountNumber(), { ...off, width: "20rem" }],
];
test.each(hints)("returns hints and sensitivity: %#", (rule, input) => {
  expect(rule.input).toEqual(input);
  expect(rule.sensitive === true).toBe(input.autoComplete === "off");
});
