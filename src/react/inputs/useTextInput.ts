"use client";
import { type CompositionEvent, type FormEvent, type RefCallback, useState } from "react";
import type { ParameterFieldState } from "../settings/settings.ts";
import { useBrowserLayoutEffect } from "../support/useStable.ts";
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
