"use client";
import { type CompositionEvent, type FormEvent, type RefCallback, useState } from "react";
import type { ParameterOption } from "../../core/definition/form.ts";
import type { ParameterFieldState } from "../settings/settings.ts";
import { useBrowserLayoutEffect } from "../support/useStable.ts";
import { createSelectInput } from "./selectInput.ts";
import { createTextInput, type TextInput, type TextInputOptions } from "./textInput.ts";

/** Properties of an `<input>` or `<textarea>` that a person types a parameter into. */
export interface TextInputProps {
  readonly ref: RefCallback<HTMLInputElement | HTMLTextAreaElement>;
  onChange(event: FormEvent<HTMLInputElement | HTMLTextAreaElement>): void;
  onCompositionEnd(event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>): void;
  onFocus(): void;
  onBlur(): void;
}

/** Creates a text input with the properties of its element. */
export function createTextProps(): { readonly input: TextInput; readonly props: TextInputProps } {
  const input = createTextInput();
  const take = ({ nativeEvent }: { readonly nativeEvent: Event }): void => input.take(nativeEvent);
  const { ref, enter: onFocus, leave: onBlur } = input;
  return { input, props: { ref, onChange: take, onCompositionEnd: take, onFocus, onBlur } };
}

/**
 * Wires an uncontrolled input to its parameter. The text is written to the element, never to its
 * `value` attribute, and is read whole at every input event, so that typing, paste, autofill and
 * input methods all count at once. A `<textarea>` keeps line breaks, as `\n`.
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

/**
 * Properties of a `<select>` whose first option is the prompt and whose others are `options`, in
 * order.
 */
export interface SelectInputProps {
  readonly ref: RefCallback<HTMLSelectElement>;
  onChange(): void;
  onBlur(): void;
}

/**
 * Wires an uncontrolled select to its parameter by the place of the option, so that any `value` can
 * be chosen, `""` included. Where fewer are drawn than there are, `drawn` has those.
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
  drawn: readonly ParameterOption[] = options,
): SelectInputProps {
  const [input] = useState(createSelectInput);
  useBrowserLayoutEffect(() => input.show(field, drawn, options));
  return { ref: input.ref, onChange: input.take, onBlur: field.leave };
}
