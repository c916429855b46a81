/**
 * react-hook-form's field name for a parameter, such as `pfiling_5f_status` for `filing_status`.
 * react-hook-form reads names as paths, and some of them crash it or lose their errors, so a
 * parameter's own name never reaches it: what is no ASCII letter or digit is written as the
 * hexadecimal number of its code unit. It depends on nothing but the name, so that no answer can
 * come to belong to another parameter.
 */
export const fieldNameOf = (parameterName: string): string =>
  `p${parameterName.replace(/[^A-Za-z0-9]/g, (c) => `_${c.charCodeAt(0).toString(16)}_`)}`;

/** Where react-hook-form holds the answer to a parameter. */
export interface FieldNames {
  of(parameterName: string): string;
  /** Whether all of them are held within what a path of react-hook-form leads to. */
  areWithin(path: string): boolean;
}

/**
 * `prefix` is where the host's form keeps the parameters, when it is the host's. Each name is made
 * once.
 */
export function fieldNames(prefix?: string): FieldNames {
  const made = new Map<string, string>();
  const within = prefix === undefined ? "" : `${prefix}.`;
  return {
    of(name) {
      const field = made.get(name) ?? within + fieldNameOf(name);
      made.set(name, field);
      return field;
    },
    areWithin: (path) => `${prefix ?? ""}.`.startsWith(`${path}.`),
  };
}
