import type { Parameter, ParameterOption } from "./form.ts";

/** Returns the options of a select, and none for other types. */
export const optionsOf = (parameter: Parameter): readonly ParameterOption[] =>
  parameter.type === "select" ? parameter.options : [];
