import fc from "fast-check";
import { type Form, parseForm } from "parameter-form/core";
import { hardNames } from "../answers.ts";
import { holds } from "../holds.ts";
import { anyText } from "../laws.ts";

/** What holds of any input: a title, and what tries it. */
export type Property = readonly [title: string, hold: () => void];

/** Tries a property 1,000 times in `npm test`. */
export const tries = <T>(law: fc.IProperty<T>): void => holds(law, { runs: 1000 });

const types = fc.constantFrom("boolean", "currency", "number", "percent", "select", "string");
const name = fc.oneof(fc.constantFrom(...hardNames), fc.string({ minLength: 1, maxLength: 5 }));
const option = fc.record({
  value: fc.string({ maxLength: 3 }),
  label: fc.string({ maxLength: 3 }),
});

/** The JSON of a form that keeps to the contract. */
export const formJson: fc.Arbitrary<{ parameters: { name: string; required: boolean }[] }> =
  fc.record({
    parameters: fc.uniqueArray(
      fc.record({
        name,
        label: fc.string({ maxLength: 5 }),
        type: types,
        required: fc.boolean(),
        options: fc.uniqueArray(option, {
          minLength: 1,
          maxLength: 3,
          selector: ({ value }) => value,
        }),
      }),
      { maxLength: 5, selector: (parameter) => parameter.name },
    ),
  });

export const form: fc.Arbitrary<Form> = formJson.map((json) => parseForm(json));

/** Something for a field: right for one of the types, or not. */
const answer = fc.oneof(
  fc.constantFrom("true", "false", "0", "1", "12.5", "12.345", "-3", "100", "", " ", "x"),
  fc.string({ maxLength: 3 }),
  anyText,
);
const nothing = fc.constantFrom<null | undefined>(null, undefined);

/** A form with values for some of its parameters, and for some that it lacks. */
export const filledForm: fc.Arbitrary<readonly [Form, Record<string, string | null | undefined>]> =
  form.chain((made) => {
    const own = fc.tuple(
      ...made.parameters.map((parameter) => {
        const fits =
          parameter.type === "select"
            ? fc.constantFrom(...parameter.options.map(({ value }) => value))
            : fc.constantFrom("true", "1");
        return fc
          .oneof({ arbitrary: fits, weight: 3 }, answer, nothing)
          .map((value) => [parameter.name, value] as const);
      }),
    );
    const others = fc.array(fc.tuple(name, answer), { maxLength: 2 });
    return fc.tuple(fc.constant(made), others, own).map(([same, foreign, entries]) => {
      const values: Record<string, string | null | undefined> = Object.create(null);
      for (const [key, value] of [...foreign, ...entries]) values[key] = value;
      return [same, values] as const;
    });
  });
