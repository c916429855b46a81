import type { Form, Values } from "../definition/form.ts";
import { ownValue, recordOf } from "../record.ts";

/** Values by parameter name as they come from outside; `Values` when they are typed. */
export type UnknownValues = Readonly<Record<string, unknown>>;

/** A value for every parameter of `form`: the one in `initial`, else `null` for unanswered. */
export const getDefaultValues = (form: Form, initial: Values = {}): Record<string, string | null> =>
  recordOf(form.parameters.map(({ name }) => [name, ownValue(initial, name) ?? null]));
