import { declaredType } from "../declaredTypeOf.ts";
import type { Parameter } from "../form.ts";

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
