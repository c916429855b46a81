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

const missing: Readonly<Record<Parameter["type"], string>> = {
  boolean: "Answer yes or no",
  currency: "Enter an amount, such as 1,234.50",
  number: "Enter a whole number, such as 12",
  percent: "Enter a percentage, such as 12.5",
  select: "Choose an option",
  string: "Enter your answer",
};

/** What stands against an answer, in the words of `parameter-form`. */
export function errorOf({ name, type, required }: Parameter, value: unknown): string | undefined {
  if (typeof value !== "string" || value === "") return required ? missing[type] : undefined;
  return (patternsByName[name] ?? patterns[type]).test(value) ? undefined : "Check your answer";
}
