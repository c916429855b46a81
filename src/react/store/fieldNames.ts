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
