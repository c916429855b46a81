import { optionsOf, type Form, declaredType, type Parameter } from "./form.ts";
import { hash } from "../hash.ts";

/** Returns a hash of the names, types and option values of a form. Labels are ignored. */
export const fingerprintOf = ({ parameters }: Form): string =>
  hash(
    JSON.stringify(
      parameters.map((parameter) => [
        parameter.name,
        declaredType(parameter),
        optionsOf(parameter).map(({ value }) => value),
      ]),
    ),
  );

/** A stored answer with the declared type of its parameter. */
interface KeptAnswer {
  readonly type: string;
  readonly value?: string | undefined;
}

/**
 * Whether a parameter of the same name accepts a stored answer: its type is equal, and a select
 * has the option.
 */
export const fitsAnswer = (parameter: Parameter, { type, value }: KeptAnswer): boolean =>
  declaredType(parameter) === type &&
  (parameter.type !== "select" ||
    value === undefined ||
    parameter.options.some((option) => option.value === value));
