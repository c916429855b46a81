import type { Form, Parameter } from "../../core/definition/form.ts";
import { recordOf } from "../../core/record.ts";
import { snakeCase } from "../../core/values/snakeCase.ts";
import type { UnresolvedSettings } from "../../react/internal.ts";
import type { FormAnswers } from "./answers.ts";

/** Questions that the typed signature answers. */
export type Fills = true | readonly string[] | undefined;

/** Matches the employee's own signature, not that of a spouse or an employer. */
const ownSignature =
  /^((employee|applicant|your|my)s?_)?((e|electronic|digital)_?)?signature(_of_(employee|applicant))?$/;

/** Returns the names of the questions that signing answers. */
export const filledNames = ({ parameters }: Form, fills: Fills): ReadonlySet<string> =>
  new Set(parameters.filter((one) => isFilled(one, fills)).map(({ name }) => name));

function isFilled({ name, type }: Parameter, fills: Fills): boolean {
  if (type !== "string" || fills === undefined) return false;
  return fills === true ? ownSignature.test(snakeCase(name)) : fills.includes(name);
}

/** Questions that signing answers, which the form does not render. */
export interface Filled {
  readonly names: ReadonlySet<string>;
  /** Settings of the form in which these questions are visible. */
  readonly settings: UnresolvedSettings;
}

/** Adds the typed signature to the answers. */
export const filledAnswers = (
  { values, unread }: FormAnswers,
  { names }: Filled,
  signed: string,
): FormAnswers => ({
  values: recordOf([
    ...Object.entries(values),
    ...[...names].map((name) => [name, signed] as const),
  ]),
  unread: recordOf(Object.entries(unread).filter(([name]) => !names.has(name))),
});
