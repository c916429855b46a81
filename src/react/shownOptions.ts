import type { ParameterOption } from "../core/form.ts";
import type { FieldValue } from "./fieldValue.ts";

/** The choices to draw after the prompt. A preset answer that is no choice comes last, so that it is seen. */
export const shownOptions = (
  value: FieldValue,
  options: readonly ParameterOption[],
): readonly ParameterOption[] =>
  typeof value !== "string" || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: value }];
