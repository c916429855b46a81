import type { Form, Parameter } from "../../core/definition/form.ts";
import { recordOf } from "../../core/record.ts";
import { snakeCase } from "../../core/values/snakeCase.ts";
import type { GivenSettings } from "../../react/internal.ts";
import type { FormAnswers } from "./answers.ts";

/** Which questions the name answers that a collection is signed with. */
export type Fills = true | readonly string[] | undefined;

/** What the person who fills in the form signs with: not what a spouse or an employer does. */
const ownSignature =
  /^((employee|applicant|your|my)s?_)?((e|electronic|digital)_?)?signature(_of_(employee|applicant))?$/;

/** Names of the questions of a form that are answered by signing. */
export const filledNames = ({ parameters }: Form, fills: Fills): ReadonlySet<string> =>
  new Set(parameters.filter((one) => isFilled(one, fills)).map(({ name }) => name));

function isFilled({ name, type }: Parameter, fills: Fills): boolean {
  if (type !== "string" || fills === undefined) return false;
  return fills === true ? ownSignature.test(snakeCase(name)) : fills.includes(name);
}

/** What signing answers of a form: the questions, which are not asked before, and when they would be. */
export interface Filled {
  readonly names: ReadonlySet<string>;
  /** The form's settings with these questions among the others. */
  readonly settings: GivenSettings;
}

/** The answers to a form with the name that it is signed with. */
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
