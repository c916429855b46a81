import { declaredType } from "../declaredType.ts";
import type { Parameter } from "../form.ts";

/** An answer as it was kept: the type that its question was declared with, and a value if it is one. */
interface KeptAnswer {
  readonly type: string;
  readonly value?: string | undefined;
}

/**
 * Whether a question of the same name has a place for an answer that was kept: its type is the
 * same, and of a select it has the option.
 */
export const fitsAnswer = (parameter: Parameter, { type, value }: KeptAnswer): boolean =>
  declaredType(parameter) === type &&
  (parameter.type !== "select" ||
    value === undefined ||
    parameter.options.some((option) => option.value === value));
