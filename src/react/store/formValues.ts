import type { AnsweredValues, Form } from "../../core/definition/form.ts";
import { isRecord, ownValue, recordOf } from "../../core/record.ts";
import type { When } from "../../core/rules/rule.ts";
import { answeredValues } from "../../core/model/answeredValues.ts";
import type { UnknownValues } from "../../core/values/defaultValues.ts";
import { type FieldNames, fieldNames } from "./fieldNames.ts";
import type { FieldValue } from "../../core/values/fieldValue.ts";

/**
 * What fields begin with, by parameter name: submitted strings, or texts that could not be read.
 */
export type InitialValues = Readonly<Record<string, FieldValue | undefined>>;

/**
 * What react-hook-form begins with, by field name. An object with a prototype: older versions copy
 * no other, and would write answers into the default values.
 */
export function toFieldValues(
  form: Form,
  names: FieldNames,
  values: InitialValues,
): Record<string, FieldValue> {
  // One by one, because `Object.fromEntries` takes ten times as long for a thousand.
  const held: Record<string, FieldValue> = {};
  for (const { name } of form.parameters) held[names.of(name)] = ownValue(values, name) ?? null;
  return held;
}

/** What react-hook-form holds, by parameter name. */
export const byParameter = (form: Form, names: FieldNames, data: UnknownValues): UnknownValues =>
  recordOf(form.parameters.map(({ name }) => [name, data[names.of(name)]]));

/**
 * The answers among what the host's own react-hook-form holds under the `name` given to
 * `<ParameterFields>`: readable ones only, by parameter name, without those that `when` hides.
 * Disabled ones are included: where you disable some, give it a `form` without them.
 */
export const getParameterValues = (form: Form, group: unknown, when?: When): AnsweredValues =>
  answeredValues(form, byParameter(form, fieldNames(), isRecord(group) ? group : {}), when);
