"use client";
import { type CompositionEvent, type FormEvent, type RefCallback, useState } from "react";
import type { ParameterOption } from "../../core/definition/form.ts";
import type { ParameterFieldState } from "../settings/settings.ts";
import { useBrowserLayoutEffect } from "../support/useStable.ts";
import { createSelectInput } from "./selectInputBinding.ts";
import {
  createTextInput,
  type TextInputBinding,
  type TextInputOptions,
} from "./textInputBinding.ts";

/** Props of an `<input>` or `<textarea>` of a parameter. */
export interface TextInputProps {
  readonly ref: RefCallback<HTMLInputElement | HTMLTextAreaElement>;
  onChange(event: FormEvent<HTMLInputElement | HTMLTextAreaElement>): void;
  onCompositionEnd(event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>): void;
  onFocus(): void;
  onBlur(): void;
}

export function createTextProps(): {
  readonly input: TextInputBinding;
  readonly props: TextInputProps;
} {
  const input = createTextInput();
  const take = ({ nativeEvent }: { readonly nativeEvent: Event }): void => input.take(nativeEvent);
  const { ref, onFocus, onBlur } = input;
  return { input, props: { ref, onChange: take, onCompositionEnd: take, onFocus, onBlur } };
}

/**
 * Binds an uncontrolled input to a parameter. Sets the text as a property, never as the `value`
 * attribute, and parses it at each input event. A `<textarea>` keeps line breaks as `\n`.
 *
 * @example
 * const Name = ({ field }: FieldProps) => <input id={field.ids.control} {...useTextInput(field)} />;
 */
export function useTextInput(
  field: ParameterFieldState,
  options: TextInputOptions = {},
): TextInputProps {
  const [{ input, props }] = useState(createTextProps);
  useBrowserLayoutEffect(() => input.show(field, options));
  return props;
}

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
  useBrowserLayoutEffect(() => input.show(field, rendered, options));
  return { ref: input.ref, onChange: input.take, onBlur: field.blur };
}
