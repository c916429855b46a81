import type { ParameterDefinition } from "parameter-form/service";
import { isParameterType } from "../../src/core/definition/form.ts";

const line = /^(?<label>.*): (?<type>\w+)(?<mark>\??)(?: (?<choices>.*))?$/su;

/**
 * A parameter from a line such as `Extra: currency?`, the mark for optional, or `Status: select single|married`. Its label is its name, and
 * a choice's label its value in brackets.
 */
export function question(text: string): ParameterDefinition {
  const { label = "", type = "", mark, choices = "" } = line.exec(text)?.groups ?? {};
  if (!isParameterType(type)) throw new Error(`"${text}" does not end in a type`);
  return {
    name: label,
    label,
    type,
    required: mark !== "?",
    options:
      type === "select"
        ? choices.split("|").map((value) => ({ value, label: `[${value}]` }))
        : null,
  };
}

/** The definition of a form with these questions. */
export const questions = (...lines: readonly string[]) => ({ parameters: lines.map(question) });
