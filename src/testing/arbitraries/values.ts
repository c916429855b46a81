import type { Arbitrary } from "fast-check";
import { type Parameter, type ParameterType, type Rule, validateValue } from "../../core/index.ts";
import type { FastCheck } from "./fastCheck.ts";

/** Sample texts. Each rule of `parameter-form/core` accepts some of them. */
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

/** A constant seed, so that a failure can be reproduced. */
const tries = { numRuns: 200, seed: 1 };

const notNegativeZero = (value: string): boolean => !/^-[0.]*$/.test(value);

/** Caches per copy of fast-check, which takes milliseconds to parse a regular expression. */
function perFastCheck<T>(make: (fc: FastCheck) => T): (fc: FastCheck) => T {
  const made = new WeakMap<FastCheck, T>();
  return (fc) => {
    const known = made.get(fc) ?? make(fc);
    made.set(fc, known);
    return known;
  };
}

const joined = (fc: FastCheck, ...parts: Arbitrary<string>[]): Arbitrary<string> =>
  fc.tuple(...parts).map((all) => all.join(""));

const decimals = (fc: FastCheck, most: number): Arbitrary<string> =>
  fc.stringMatching(new RegExp(`^(\\.[0-9]{1,${most}})?$`));

const whole = perFastCheck((fc) => fc.stringMatching(/^[1-9][0-9]{0,8}$/));

const validOf: Readonly<
  Record<Exclude<ParameterType, "select">, (fc: FastCheck) => Arbitrary<string>>
> = {
  boolean: (fc) => fc.constantFrom("true", "false"),
  currency: perFastCheck((fc) => {
    const digits = fc.oneof(whole(fc), fc.constant("0"));
    return joined(fc, fc.constantFrom("", "-"), digits, decimals(fc, 2)).filter(notNegativeZero);
  }),
  number: whole,
  percent: perFastCheck((fc) =>
    fc.oneof(joined(fc, fc.nat(99).map(String), decimals(fc, 5)), fc.constant("100")),
  ),
  string: perFastCheck((fc) =>
    fc.stringMatching(/^[A-Za-zÀ-ÿ0-9]{1,12}( [A-Za-z'.,-]{1,12}){0,2}$/),
  ),
};

const typedValues = (fc: FastCheck, parameter: Parameter): Arbitrary<string> =>
  parameter.type === "select"
    ? fc.constantFrom(
        ...parameter.options.flatMap(({ value, disabled }) => (disabled ? [] : [value])),
      )
    : validOf[parameter.type](fc);

/**
 * Generates valid values of a parameter.
 * @throws Error when none is known for its rule.
 */
export function validValues(
  fc: FastCheck,
  parameter: Parameter,
  rule: Rule | null,
): Arbitrary<string> {
  const typed = typedValues(fc, parameter);
  if (!rule) return typed;
  const accepts = (value: string): boolean => validateValue(parameter, value, { rule }) === null;
  const fitting = [...samples, ...fc.sample(typed, tries)].filter(accepts);
  if (fitting.length > 0) return fc.constantFrom(...new Set(fitting));
  throw new Error(
    `No value is known that the rule of ${JSON.stringify(parameter.name)} accepts. Pass some: { values: { … } }.`,
  );
}

/** Generates texts that a person may leave in a field, valid or not. */
const anyValue = perFastCheck((fc) =>
  fc.oneof(
    fc.constantFrom("", " ", "yes", "0", "-1", "1.234", "100.01", "1e5", "12,5", "NaN", "01", "x"),
    fc.string({ maxLength: 10 }),
  ),
);

const someOfAnyValue = perFastCheck((fc) => fc.sample(anyValue(fc), tries));

/**
 * Generates invalid values of a parameter, including `null` for a required one. Returns `undefined`
 * when every value is valid.
 */
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
  const wrong = someOfAnyValue(fc).some(refuses) ? [anyValue(fc).filter(refuses)] : [];
  const found: Arbitrary<string | null>[] = [...missing, ...wrong];
  return found.length > 0 ? fc.oneof(...found) : undefined;
}
