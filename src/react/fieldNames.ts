import type { Form } from "../core/form.ts";

/**
 * react-hook-form's field names for parameters. It reads names as paths, and some of them crash it or lose their errors, so a parameter's
 * own name never reaches it: each gets `f0`, `f1`, … by position, and keeps it when the definition changes.
 */
export interface FieldNames {
  /** The field name of a parameter. */
  of(parameterName: string): string;
  /** The parameter of a field name. */
  parameterOf(fieldName: string): string | undefined;
}

/** `prefix` is where the host's form keeps the parameters, when it is the host's. */
export function createFieldNames(form: Form, prefix?: string): FieldNames {
  const fieldNames = new Map<string, string>();
  const parameterNames = new Map<string, string>();
  const of = (parameterName: string): string => {
    const known = fieldNames.get(parameterName);
    if (known !== undefined) return known;
    const short = `f${fieldNames.size}`;
    const fieldName = prefix === undefined ? short : `${prefix}.${short}`;
    fieldNames.set(parameterName, fieldName);
    parameterNames.set(fieldName, parameterName);
    return fieldName;
  };
  for (const { name } of form.parameters) of(name);
  return { of, parameterOf: (fieldName) => parameterNames.get(fieldName) };
}
