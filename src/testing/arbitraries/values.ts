import type { Arbitrary } from "fast-check";
import { type Parameter, type ParameterType, type Rule, validateValue } from "../../core/index.ts";
import type { FastCheck } from "./fastCheck.ts";

/** Texts that the rules of `parameter-form/core` accept; which of them a rule accepts is asked of the rule. */
const samples = [
  "123-45-6789",
  "123456789",
  "912-70-1234",
  "912701234",
  "12-3456789",
  "021000021",
  "12345678",
  "94107",
  "94107-1234",
  "MD",
  "+14155550132",
  "4155550132",
  "name@example.com",
  "2026-01-31",
  "1",
  "10",
  "50",
  "100",
  "1000",
  "Ada",
];

/** The same ones each time, so that a failure found with a seed is found again. */
const tries = { numRuns: 200, seed: 1 };

type ByType = Readonly<Record<ParameterType, Arbitrary<string>>>;

const notNegativeZero = (value: string): boolean => !/^-[0.]*$/.test(value);

/** Values that each type accepts. */
const validOf = (fc: FastCheck, parameter: Parameter): ByType => {
  const whole = fc.stringMatching(/^[1-9][0-9]{0,8}$/);
  const decimals = (most: number) => fc.stringMatching(new RegExp(`^(\\.[0-9]{1,${most}})?$`));
  const joined = (...parts: Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(""));
  return {
    boolean: fc.constantFrom("true", "false"),
    currency: joined(
      fc.constantFrom("", "-"),
      fc.oneof(whole, fc.constant("0")),
      decimals(2),
    ).filter(notNegativeZero),
    number: whole,
    percent: fc.oneof(joined(fc.nat(99).map(String), decimals(5)), fc.constant("100")),
    select: fc.constantFrom(...valuesOf(parameter)),
    string: fc.stringMatching(/^[A-Za-zÀ-ÿ0-9]{1,12}( [A-Za-z'.,-]{1,12}){0,2}$/),
  };
};

const valuesOf = (parameter: Parameter): readonly string[] =>
  parameter.type === "select" ? parameter.options.map(({ value }) => value) : [""];

/** Values that may be submitted for a parameter. @throws Error when none is known for its rule. */
export function validValues(
  fc: FastCheck,
  parameter: Parameter,
  rule: Rule | null,
): Arbitrary<string> {
  const typed = validOf(fc, parameter)[parameter.type];
  if (!rule) return typed;
  const accepts = (value: string): boolean => validateValue(parameter, value, { rule }) === null;
  const fitting = [...samples, ...fc.sample(typed, tries)].filter(accepts);
  if (fitting.length > 0) return fc.constantFrom(...new Set(fitting));
  throw new Error(
    `No value is known that the rule of ${JSON.stringify(parameter.name)} accepts. Give some: { values: { … } }.`,
  );
}

/** Texts that a field may be left with, right and wrong ones. */
const anyValue = (fc: FastCheck): Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom("", " ", "yes", "0", "-1", "1.234", "100.01", "1e5", "12,5", "NaN", "01", "x"),
    fc.string({ maxLength: 10 }),
  );

/** Values that may not be submitted for a parameter; `null` is none where one is required. `undefined` when every value may be. */
export function invalidValues(
  fc: FastCheck,
  parameter: Parameter,
  rule: Rule | null,
): Arbitrary<string | null> | undefined {
  const refuses = (value: string | null): boolean => {
    const severity = validateValue(parameter, value, { rule })?.severity;
    return severity === "error";
  };
  const missing = parameter.required ? [fc.constant(null)] : [];
  const wrong = fc.sample(anyValue(fc), tries).some(refuses) ? [anyValue(fc).filter(refuses)] : [];
  const found: Arbitrary<string | null>[] = [...missing, ...wrong];
  return found.length > 0 ? fc.oneof(...found) : undefined;
}
