import type { AnsweredValues, Form, UnknownValues } from "../../core/definition/form.ts";
import { isRecord, getOwn, recordOf } from "../../core/record.ts";
import type { When } from "../../core/rules/rule.ts";
import { answeredValues } from "../../core/model/payload.ts";
import { type FieldNames, fieldNames } from "./fieldNames.ts";
import type { FieldValue } from "../../core/values/fieldValue.ts";

/** Initial values by parameter name: values in the submitted format, or unreadable texts. */
export type InitialValues = Readonly<Record<string, FieldValue | undefined>>;

/**
 * Returns default values for react-hook-form. Older versions do not copy objects without a
 * prototype, and would write answers into the defaults.
 */
export function toFieldValues(
  form: Form,
  names: FieldNames,
  values: InitialValues,
): Record<string, FieldValue> {
  // `Object.fromEntries` takes ten times as long for 1,000 parameters.
  const fieldValues: Record<string, FieldValue> = {};
  for (const { name } of form.parameters)
    fieldValues[names.of(name)] = getOwn(values, name) ?? null;
  return fieldValues;
}

export const byParameter = (form: Form, names: FieldNames, data: UnknownValues): UnknownValues =>
  recordOf(form.parameters.map(({ name }) => [name, data[names.of(name)]]));

/**
 * Returns the readable answers of a `<ParameterFields>` group by parameter name, without those that
 * `when` hides. Includes disabled ones, unless `form` omits them.
 *
 * @param group - The values under the `name` of `<ParameterFields>` in the host's form.
 */
export const getParameterValues = (form: Form, group: unknown, when?: When): AnsweredValues =>
  answeredValues(form, byParameter(form, fieldNames(), isRecord(group) ? group : {}), when);
