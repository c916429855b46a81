import type { Form, Values } from "../definition/form.ts";
import { getOwn, recordOf } from "../record.ts";

/** Unchecked values by parameter name. */
export type UnknownValues = Readonly<Record<string, unknown>>;

/**
 * Returns a value for every parameter of `form`: the one in `initial`, or `null` for unanswered.
 */
export const getDefaultValues = (form: Form, initial: Values = {}): Record<string, string | null> =>
  recordOf(form.parameters.map(({ name }) => [name, getOwn(initial, name) ?? null]));
