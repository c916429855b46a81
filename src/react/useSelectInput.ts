"use client";
import type { RefCallback } from "react";
import type { ParameterOption } from "../core/form.ts";
import { useDrawnControl } from "./boxes/useDrawnControl.ts";
import type { ParameterFieldState } from "./parameterFieldState.ts";

/** Properties of a `<select>` whose first option is the prompt and whose others are `options`, in order. */
export interface SelectInputProps {
  readonly ref: RefCallback<HTMLSelectElement>;
  onChange(): void;
  onBlur(): void;
}

/** Wires an uncontrolled select to its parameter by the place of the option, so that any `value` can be chosen, `""` included. */
export function useSelectInput(
  field: ParameterFieldState,
  options: readonly ParameterOption[],
): SelectInputProps {
  const { ref, take } = useDrawnControl().select(field, options);
  return { ref, onChange: take, onBlur: field.leave };
}
