import type { AnsweredValues, Form, UnknownValues } from "../../core/definition/form.ts";
import { answeredValues } from "../../core/model/payload.ts";
import { getOwn, isRecord, recordOf } from "../../core/record.ts";
import type { When } from "../../core/rules/rule.ts";
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

/**
 * Returns react-hook-form's field name for a parameter, such as `pfiling_5f_status` for
 * `filing_status`. react-hook-form parses names as paths, and some crash it or lose errors, so
 * characters other than ASCII letters and digits become hexadecimal code units. The result depends
 * on the name only, so that no value can move to another parameter.
 */
export const fieldNameOf = (parameterName: string): string =>
  `p${parameterName.replace(/[^A-Za-z0-9]/g, (c) => `_${c.charCodeAt(0).toString(16)}_`)}`;

export interface FieldNames {
  of(parameterName: string): string;
  /** Whether all fields are within the path. */
  areWithin(path: string): boolean;
}

/** Creates a cached lookup. `prefix` is the path of the parameters in a host's form. */
export function fieldNames(prefix?: string): FieldNames {
  const made = new Map<string, string>();
  const within = prefix === undefined ? "" : `${prefix}.`;
  return {
    of(name) {
      const known = made.get(name);
      if (known !== undefined) return known;
      const field = within + fieldNameOf(name);
      made.set(name, field);
      return field;
    },
    areWithin: (path) => `${prefix ?? ""}.`.startsWith(`${path}.`),
  };
}
