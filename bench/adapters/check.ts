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

const missing = (label: string): Readonly<Record<Parameter["type"], string>> => ({
  boolean: `Select yes if “${label}” applies, otherwise no`,
  currency: `Enter ${label}`,
  number: `Enter ${label}`,
  percent: `Enter ${label}`,
  select: `Select an option for ${label}`,
  string: `Enter ${label}`,
});

/** What stands against an answer, in the words of `parameter-form`. */
export function errorOf({ type, label }: Parameter, value: unknown): string | undefined {
  if (typeof value !== "string" || value === "") return missing(label)[type];
  return patterns[type].test(value) ? undefined : `Check ${label}`;
}
