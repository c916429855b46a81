import type { Form, Parameter } from "./form.ts";

/** A parameter that exists by name in both revisions of a form. */
export interface KeptQuestion {
  readonly before: Parameter;
  readonly now: Parameter;
}

/** Differences between two revisions of a form. */
export interface FormComparison {
  /** In the order of the new form. */
  readonly added: readonly Parameter[];
  readonly kept: readonly KeptQuestion[];
  /** In the order of the old form. */
  readonly gone: readonly Parameter[];
}

export function compareForms(before: Form, now: Form): FormComparison {
  const old = new Map(before.parameters.map((one) => [one.name, one]));
  const names = new Set(now.parameters.map(({ name }) => name));
  return {
    added: now.parameters.filter(({ name }) => !old.has(name)),
    kept: now.parameters.flatMap((one) => {
      const other = old.get(one.name);
      return other ? [{ before: other, now: one }] : [];
    }),
    gone: before.parameters.filter(({ name }) => !names.has(name)),
  };
}

const answersKey = (parameter: Parameter): string =>
  JSON.stringify([
    parameter.type,
    parameter.required,
    parameter.type === "select" && parameter.options.map(({ value }) => value),
  ]);

/** Whether a parameter accepts the same answers in both revisions. Texts are ignored. */
export const takesTheSame = ({ before, now }: KeptQuestion): boolean =>
  answersKey(before) === answersKey(now);
