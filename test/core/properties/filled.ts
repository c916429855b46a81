import fc from "fast-check";
import { type Issue, type Parameter, validateForm } from "parameter-form/core";
import { anyText, validValues } from "../laws.ts";
import { form, name } from "./forms.ts";

/** Whether an issue keeps a value from being submitted. */
export const blocks = ({ severity }: Issue): boolean => severity === "error";

const nothing = fc.constantFrom<null | undefined>(null, undefined);
type Answer = fc.Arbitrary<string | null | undefined>;

/** A form with an answer to each parameter, and with others for names that it may lack. */
const formWith = (answerTo: (parameter: Parameter) => Answer, others: fc.Arbitrary<string>) =>
  form.chain((made) => {
    const own = made.parameters.map((parameter) =>
      answerTo(parameter).map((value) => [parameter.name, value] as const),
    );
    const foreign = fc.array(fc.tuple(name, others), { maxLength: 2 });
    return fc.tuple(foreign, fc.tuple(...own)).map((entries) => {
      const values: Record<string, string | null | undefined> = Object.create(null);
      for (const [key, value] of entries.flat()) values[key] = value;
      return [made, values] as const;
    });
  });

/** Something for a field: right for one of the types, or not. */
const anything = fc.oneof(
  fc.constantFrom("true", "false", "0", "1", "12.5", "12.345", "-3", "100", "", " ", "x"),
  fc.string({ maxLength: 3 }),
  anyText,
);
const choiceOf = (parameter: Parameter, other: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  parameter.type === "select"
    ? fc.constantFrom(...parameter.options.map(({ value }) => value))
    : other;

/** A form with values for some of its parameters, and for some that it lacks. */
export const filledForm = formWith((parameter) => {
  const fits = choiceOf(parameter, fc.constantFrom("true", "1"));
  return fc.oneof({ arbitrary: fits, weight: 3 }, anything, nothing);
}, anything);

/** A form with values that nothing stands against. */
export const acceptedForm = formWith((parameter) => {
  const [, valid] = validValues.find(([{ type }]) => type === parameter.type) ?? [];
  const fits = choiceOf(parameter, valid ?? fc.constant("x"));
  return parameter.required ? fits : fc.oneof({ arbitrary: fits, weight: 3 }, nothing);
}, anything).filter(([made, values]) => !validateForm(made, values).some(blocks));
