import type { ParameterOption } from "../../core/definition/form.ts";
import { type FieldValue, isUnread } from "../../core/values/fieldValue.ts";

/**
 * Returns the options to render after the prompt. Adds one for a value without an option, such as a
 * default value. `all` has the options that are not offered.
 */
export function shownOptions(
  value: FieldValue,
  options: readonly ParameterOption[],
  all: readonly ParameterOption[] = options,
): readonly ParameterOption[] {
  if (value === null || options.some((option) => option.value === value)) return options;
  const label = isUnread(value) ? value.text : value;
  return [...options, all.find((option) => option.value === value) ?? { value: label, label }];
}

/** Returns the index of the value in the result of `shownOptions`, or -1. */
export const chosenPlace = (
  value: FieldValue,
  shown: readonly ParameterOption[],
  options: readonly ParameterOption[],
): number =>
  shown.length > options.length
    ? options.length
    : shown.findIndex((option) => option.value === value);
