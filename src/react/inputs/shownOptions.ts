import type { ParameterOption } from "../../core/definition/form.ts";
import { type FieldValue, isUnread } from "../../core/values/fieldValue.ts";

/**
 * The choices to draw after the prompt. An answer that is no choice, such as a preset one, comes
 * last, so that it is seen.
 */
export function shownOptions(
  value: FieldValue,
  options: readonly ParameterOption[],
): readonly ParameterOption[] {
  if (value === null || options.some((option) => option.value === value)) return options;
  const label = isUnread(value) ? value.text : value;
  return [...options, { value: label, label }];
}

/** The place of the answer among what `shownOptions` made of `options`; -1 for none. */
export const chosenPlace = (
  value: FieldValue,
  shown: readonly ParameterOption[],
  options: readonly ParameterOption[],
): number =>
  shown.length > options.length
    ? options.length
    : shown.findIndex((option) => option.value === value);
