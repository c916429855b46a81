import type { Parameter } from "../forms.ts";

/** What an answer of each type must match; a select's options are its own rule. */
export const patterns: Readonly<Record<Parameter["type"], RegExp>> = {
  boolean: /^(true|false)$/,
  currency: /^-?(0|[1-9]\d*)(\.\d{1,2})?$/,
  number: /^[1-9]\d*$/,
  percent: /^(100(\.0+)?|\d{1,2}(\.\d+)?)$/,
  select: /^/,
  string: /\S/,
};

/** Of the W-4. */
const patternsByName: Readonly<Record<string, RegExp>> = { ssn: /^\d{3}-?\d{2}-?\d{4}$/ };

const missing = (label: string): Readonly<Record<Parameter["type"], string>> => ({
  boolean: `Select yes if “${label}” applies, otherwise no`,
  currency: `Enter ${label}`,
  number: `Enter ${label}`,
  percent: `Enter ${label}`,
  select: `Select an option for ${label}`,
  string: `Enter ${label}`,
});

/** What stands against an answer, in the words of `parameter-form`. */
export function errorOf(
  { name, type, label, required }: Parameter,
  value: unknown,
): string | undefined {
  if (typeof value !== "string" || value === "") return required ? missing(label)[type] : undefined;
  return (patternsByName[name] ?? patterns[type]).test(value) ? undefined : `Check ${label}`;
}
