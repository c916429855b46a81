import type { Arbitrary } from "fast-check";
import {
  type AnsweredValues,
  type Form,
  parseForm,
  ruleFor,
  type RuleOptions,
} from "../../core/index.ts";
import type { FormDefinition } from "../../service/index.ts";
import { recordOf } from "../../core/record.ts";
import { definitionsOf } from "./definitions.ts";
import type { FastCheck } from "./fastCheck.ts";
import { invalidValues, validValues } from "./values.ts";

/** Answers of which one is invalid. */
export interface InvalidAnswers {
  readonly values: AnsweredValues;
  /** Name of the parameter whose answer is invalid or missing. All others are valid. */
  readonly name: string;
}

/** Options of generated answers. */
export interface AnswersOptions extends Pick<RuleOptions, "rules" | "defaultRules"> {
  /** Valid values by parameter name, for your own rules. */
  readonly values?: Readonly<Record<string, Arbitrary<string>>>;
}

/** Generators for fast-check. */
export interface Arbitraries {
  /** Generates definitions that conform to the contract of the service, some with awkward names. */
  formDefinition(options?: { readonly maxParameters?: number }): Arbitrary<FormDefinition>;
  /**
   * Generates valid answers by parameter name: all required ones, and some others. The record has
   * no prototype.
   * @throws Error when no value is known that a rule accepts.
   */
  validAnswers(form: unknown, options?: AnswersOptions): Arbitrary<AnsweredValues>;
  /**
   * Generates answers of which one is invalid.
   * @throws Error when the form accepts any answer, or no value is known that a rule accepts.
   */
  invalidAnswers(form: unknown, options?: AnswersOptions): Arbitrary<InvalidAnswers>;
}

/** Creates generators of forms and answers. Pass the `fc` of your tests. */
export const arbitraries = (fc: FastCheck): Arbitraries => ({
  formDefinition: ({ maxParameters } = {}) => definitionsOf(fc, maxParameters),
  validAnswers: (form, options) => valid(fc, parseForm(form), options),
  invalidAnswers: (form, options) => invalid(fc, parseForm(form), options),
});

type Entry = readonly [name: string, value: string | null];

const answersOf = (entries: readonly Entry[]): AnsweredValues =>
  recordOf(entries.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));

function valid(fc: FastCheck, form: Form, options: AnswersOptions = {}): Arbitrary<AnsweredValues> {
  const entries = form.parameters.map((parameter): Arbitrary<Entry> => {
    const { name, required } = parameter;
    const { values = {} } = options;
    const own = Object.hasOwn(values, name) ? values[name] : undefined;
    const value = own ?? validValues(fc, parameter, ruleFor(parameter, options));
    return (required ? value : fc.option(value)).map((found) => [name, found]);
  });
  return fc.tuple(...entries).map(answersOf);
}

function invalid(
  fc: FastCheck,
  form: Form,
  options: AnswersOptions = {},
): Arbitrary<InvalidAnswers> {
  const wrong = form.parameters.flatMap((parameter) => {
    const { name } = parameter;
    const value = invalidValues(fc, parameter, ruleFor(parameter, options));
    return value ? [fc.tuple(fc.constant(name), value)] : [];
  });
  if (wrong.length === 0) throw new Error("Every answer to this form is valid.");
  return fc.tuple(valid(fc, form, options), fc.oneof(...wrong)).map(([values, [name, value]]) => ({
    name,
    values: answersOf([
      ...Object.entries(values).filter(([other]) => other !== name),
      [name, value],
    ]),
  }));
}
