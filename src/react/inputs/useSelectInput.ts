"use client";
import { type RefCallback, useState } from "react";
import type { ParameterOption } from "../../core/definition/form.ts";
import type { ParameterFieldState } from "../settings/settings.ts";
import { useBrowserLayoutEffect } from "../support/useStable.ts";
import { createSelectInput } from "./selectInputBinding.ts";

/** Props of a `<select>` whose first option is the prompt, followed by `options` in order. */
export interface SelectInputProps {
  readonly ref: RefCallback<HTMLSelectElement>;
  onChange(): void;
  onBlur(): void;
}

/**
 * Binds an uncontrolled select to a parameter by option index, so that any option value works,
 * including `""`.
 *
 * @param rendered - The rendered options, if not all are rendered.
 *
 * @example
 * <select id={field.ids.control} {...useSelectInput(field, options)}>
 *   <option>Select</option>
 *   {options.map(({ value, label }) => <option key={value}>{label}</option>)}
 * </select>
 */
export function useSelectInput(
  field: ParameterFieldState,
  options: readonly ParameterOption[],
  rendered: readonly ParameterOption[] = options,
): SelectInputProps {
  const [input] = useState(createSelectInput);
  useBrowserLayoutEffect(() => input.show(field, rendered, [...options, ...field.options]));
  return { ref: input.ref, onChange: input.take, onBlur: field.blur };
}
