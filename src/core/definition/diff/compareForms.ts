import type { Form, Parameter } from "../form.ts";

/** A question that both revisions of a form ask, known by its name. */
export interface KeptQuestion {
  readonly before: Parameter;
  readonly now: Parameter;
}

/** How the questions of two revisions of a form differ. */
export interface FormComparison {
  /** In the order of the new form. */
  readonly added: readonly Parameter[];
  readonly kept: readonly KeptQuestion[];
  /** In the order of the old one. */
  readonly gone: readonly Parameter[];
}

/** What a new revision of a form asks, beside what the old one did. */
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

const taken = (parameter: Parameter): string =>
  JSON.stringify([
    parameter.type,
    parameter.required,
    parameter.type === "select" && parameter.options.map(({ value }) => value),
  ]);

/** Whether it takes the same answers in the same order, whatever the words it is asked in. */
export const takesTheSame = ({ before, now }: KeptQuestion): boolean =>
  taken(before) === taken(now);
