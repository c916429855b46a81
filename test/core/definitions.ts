import { type ParseFormOptions, safeParseForm } from "parameter-form/core";

/** A parameter as the service sends it, with `changes`; a change to `undefined` takes the property away. */
export function definition(changes: Readonly<Record<string, unknown>> = {}): unknown {
  const whole = {
    name: "a",
    label: "A",
    type: "string",
    required: true,
    options: null,
    ...changes,
  };
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined));
}

/** A form whose parameters are `definition`s with these changes. */
export const formOf = (...changes: readonly Readonly<Record<string, unknown>>[]): unknown => ({
  parameters: changes.map(definition),
});

/** Findings as `path code`, in order. */
export function issuesOf(json: unknown, options?: ParseFormOptions): readonly string[] {
  const result = safeParseForm(json, options);
  return result.ok ? [] : result.issues.map(({ path, code }) => `${path} ${code}`);
}

export function warningsOf(json: unknown, options?: ParseFormOptions): readonly string[] {
  const result = safeParseForm(json, options);
  return result.ok ? result.warnings.map(({ path, code }) => `${path} ${code}`) : ["refused"];
}
