import fc from "fast-check";
import { type Form, parseForm } from "parameter-form/core";
import { hardNames } from "../answers.ts";

/** What holds of any input: a title, and what `holds` tries. */
export type Property = readonly [title: string, hold: () => void];

const types = fc.constantFrom("boolean", "currency", "number", "percent", "select", "string");
/** Names that something takes for something else, and others. */
export const name = fc.oneof(
  fc.constantFrom(...hardNames),
  fc.string({ minLength: 1, maxLength: 5 }),
);
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
