import type { Form, Parameter, ParameterOption } from "../form.ts";

/** A question that both revisions of a form ask, known by its name. */
export interface KeptQuestion {
  readonly before: Parameter;
  readonly now: Parameter;
  /** Options that it has no more, and new ones, by value. */
  readonly lost: readonly ParameterOption[];
  readonly added: readonly ParameterOption[];
  /** Whether it takes the same answers in the same order, whatever the words it is asked in. */
  readonly isSame: boolean;
}

/** How the questions of two revisions of a form differ. */
export interface FormComparison {
  /** In the order of the new form. */
  readonly added: readonly Parameter[];
  readonly kept: readonly KeptQuestion[];
  /** In the order of the old one. */
  readonly gone: readonly Parameter[];
}

const optionsOf = (parameter: Parameter): readonly ParameterOption[] =>
  parameter.type === "select" ? parameter.options : [];

const without = (
  options: readonly ParameterOption[],
  others: readonly ParameterOption[],
): readonly ParameterOption[] => {
  const values = new Set(others.map(({ value }) => value));
  return options.filter(({ value }) => !values.has(value));
};

function keptQuestion(before: Parameter, now: Parameter): KeptQuestion {
  const [old, options] = [optionsOf(before), optionsOf(now)];
  const isSame =
    before.type === now.type &&
    before.required === now.required &&
    old.length === options.length &&
    old.every(({ value }, at) => value === options[at]?.value);
  return { before, now, lost: without(old, options), added: without(options, old), isSame };
}

/** What a new revision of a form asks, beside what the old one did. */
export function compareForms(before: Form, now: Form): FormComparison {
  const old = new Map(before.parameters.map((one) => [one.name, one]));
  const names = new Set(now.parameters.map(({ name }) => name));
  return {
    added: now.parameters.filter(({ name }) => !old.has(name)),
    kept: now.parameters.flatMap((one) => {
      const other = old.get(one.name);
      return other ? [keptQuestion(other, one)] : [];
    }),
    gone: before.parameters.filter(({ name }) => !names.has(name)),
  };
}
