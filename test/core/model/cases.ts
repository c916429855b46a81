import fc from "fast-check";
import {
  addDecimals,
  type Condition,
  type FieldRules,
  type Form,
  max,
  type ModelSettings,
  min,
  mustBeTrue,
  oneOfThese,
  parseForm,
  pattern,
  type Rule,
  sameAs,
  shownWhen,
  sumOf,
  zip,
} from "parameter-form/core";
import { questions } from "../../support/questions.ts";

/** A form with settings and answers: the conditions are data, so that an oracle reads them on its own. */
export interface Case {
  readonly form: Form;
  readonly conditions: Readonly<Record<string, Condition>>;
  readonly settings: ModelSettings;
  readonly values: Readonly<Record<string, unknown>>;
  /** The questions that repeat another one by `sameAs`, in the order of the checks. */
  readonly repeats: readonly (readonly [name: string, other: string])[];
}

const types = ["string", "currency", "number", "percent", "boolean", "select A|B"];
const texts = [
  "",
  "A",
  "B",
  "x",
  "0",
  "1",
  "7",
  "-3",
  "12.5",
  "1234.567",
  "true",
  "false",
  "12345",
];
const given = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...texts) },
  fc.constantFrom(null, undefined, 7, true, {}, ["A"], { text: "1,5", reason: "ambiguous" }),
);

const rule: fc.Arbitrary<Rule | null> = fc.constantFrom(
  null,
  zip(),
  pattern(/^\d+$/, "enter digits"),
  min("2"),
  max("10"),
  mustBeTrue(),
);

/** A setting, or a function that looks at one answer. */
const dynamic = <T>(setting: fc.Arbitrary<T>, names: readonly string[]) =>
  fc.oneof(
    setting,
    fc.tuple(setting, setting, fc.constantFrom(...names)).map(
      ([yes, no, name]) =>
        (answers: Readonly<Record<string, string | undefined>>) =>
          answers[name] === undefined ? no : yes,
    ),
  );

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 3 });

const field = (names: readonly string[]): fc.Arbitrary<FieldRules> =>
  fc.record(
    {
      rule: dynamic(rule, names),
      min: dynamic(fc.constantFrom("0", "5", undefined), names),
      max: dynamic(fc.constantFrom("6", "100", undefined), names),
      decimals: dynamic(fc.constantFrom(0, 4, undefined), names),
      allowNegative: fc.boolean(),
      disabled: fc.boolean(),
      stored: fc.constant("6789"),
      as: fc.constant("agreement" as const),
    },
    { requiredKeys: [] },
  );

/** A condition that looks at earlier questions only. */
const conditionOn = (names: readonly string[]): fc.Arbitrary<Condition> => {
  const test = fc.constantFrom(...names).chain((name) =>
    fc.oneof(
      fc.constantFrom(...texts).map((equals) => ({ name, equals })),
      fc.constantFrom(...texts).map((not) => ({ name, not })),
      fc.boolean().map((answered) => ({ name, answered })),
      fc.subarray(texts).map((oneOf) => ({ name, oneOf })),
    ),
  );
  const list = fc.array(test, { maxLength: 3 });
  return fc.oneof(
    test,
    list.map((all) => ({ all })),
    list.map((any) => ({ any })),
  );
};

/** A check, and the question that it says to repeat another. */
const checkOf = (names: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...names))
    .chain(([one, other]) =>
      fc.constantFrom(
        { check: sameAs(one, other), repeats: [[one, other] as const] },
        { check: sumOf([one, other], "14"), repeats: [] },
        { check: oneOfThese(one, other), repeats: [] },
      ),
    );

/** Computations that look at earlier questions only. */
const computeOf = (names: readonly string[]) =>
  fc.subarray(names.slice(1)).map((chosen) =>
    Object.fromEntries(
      chosen.map((name) => [
        name,
        (answers: Readonly<Record<string, string | undefined>>) => {
          const first = answers[names[0] ?? ""];
          return first !== undefined && /^-?\d+(\.\d+)?$/.test(first)
            ? addDecimals(first, "1")
            : null;
        },
      ]),
    ),
  );

const byName = <T>(
  names: readonly string[],
  value: (name: string, at: number) => fc.Arbitrary<T>,
) =>
  fc
    .tuple(...names.map((name, at) => value(name, at)))
    .map((values) =>
      Object.fromEntries(
        values.flatMap((one, at) => (one === undefined ? [] : [[names[at] ?? "", one]])),
      ),
    );

export const cases: fc.Arbitrary<Case> = fc
  .array(fc.tuple(fc.constantFrom(...types), fc.boolean()), { minLength: 2, maxLength: 6 })
  .chain((kinds) => {
    const lines = kinds.map(([type, isOptional], at) => {
      const [name, options] = type.split(" ");
      return `q${at}: ${name}${isOptional ? "?" : ""}${options ? ` ${options}` : ""}`;
    });
    const form = parseForm(questions(...lines));
    const names = form.parameters.map(({ name }) => name);
    return fc
      .record({
        conditions: byName(names, (_, at) =>
          at === 0 ? fc.constant(undefined) : maybe(conditionOn(names.slice(0, at))),
        ),
        fields: byName(names, () => maybe(field(names))),
        rules: byName(names, () => maybe(dynamic(rule, names))),
        defaultRules: fc.constantFrom(undefined, false as const),
        disabled: fc.constantFrom(false, false, false, true),
        sections: fc.shuffledSubarray(names).map((some) => [{ title: "Some", names: some }]),
        checks: fc.array(checkOf(names), { maxLength: 2 }),
        compute: maybe(computeOf(names)),
        values: byName(names, () => given),
      })
      .map(({ conditions, values, checks, ...settings }): Case => ({
        form,
        conditions,
        values,
        repeats: checks.flatMap(({ repeats }) => repeats),
        settings: {
          ...settings,
          checks: checks.map(({ check }) => check),
          when: shownWhen(form, conditions),
        },
      }));
  });
