import type { Form, Values } from "../definition/form.ts";
import { getOwn, recordOf } from "../record.ts";

/** Unchecked values by parameter name. */
export type UnknownValues = Readonly<Record<string, unknown>>;

/** Returns the value in `initial` of every parameter of `form`, or else `null` for unanswered. */
export const getDefaultValues = (form: Form, initial: Values = {}): Record<string, string | null> =>
  recordOf(form.parameters.map(({ name }) => [name, getOwn(initial, name) ?? null]));
