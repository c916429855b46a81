"use client";
import type { CompositionEvent, FormEvent, RefCallback } from "react";
import type { TextBox } from "./boxes/box.ts";
import { useDrawnControl } from "./boxes/useDrawnControl.ts";
import type { ParameterFieldState } from "./parameterFieldState.ts";

/** Whose separators group the digits of an amount or a count; `currency` for amounts. */
export interface Grouping {
  readonly locale: string;
  readonly currency?: string;
}

/** How the text of an input is shown. */
export interface TextInputOptions {
  /** The separators of a number; none for other text. */
  readonly grouping?: Grouping | undefined;
  /** Whether all but the last four is hidden while nobody types. */
  readonly conceal?: boolean | undefined;
  /** Whether every sign looks like a dot, also while it is typed. */
  readonly dotted?: boolean | undefined;
}

/** Properties of an `<input>` that a person types a parameter into. */
export interface TextInputProps {
  readonly ref: RefCallback<HTMLInputElement>;
  onChange(event: FormEvent<HTMLInputElement>): void;
  onCompositionEnd(event: CompositionEvent<HTMLInputElement>): void;
  onFocus(): void;
  onBlur(): void;
}

/**
 * Wires an uncontrolled input to its parameter. The text is written to the element, never to its `value` attribute, and is read whole at
 * every input event, so that typing, paste, autofill and input methods all count at once.
 */
export const useTextInput = (
  field: ParameterFieldState,
  options: TextInputOptions = {},
): TextInputProps => textInputProps(useDrawnControl().text(field, options));

/** The properties of an input whose box is known. */
export function textInputProps(box: TextBox): TextInputProps {
  const take = ({ nativeEvent }: { readonly nativeEvent: Event }): void => box.take(nativeEvent);
  return {
    ref: box.ref,
    onChange: take,
    onCompositionEnd: take,
    onFocus: box.enter,
    onBlur: box.leave,
  };
}
