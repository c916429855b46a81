"use client";
import { type RefCallback, useMemo } from "react";
import type { ParameterOption } from "../core/form.ts";
import { type OptionDrawing, type SelectBox, selectBox } from "./boxes/selectBox.ts";
import type { ParameterFieldState } from "./parameterFieldState.ts";
import { useBrowserLayoutEffect } from "./useStable.ts";

/** Properties of a `<select>` whose first option is the prompt and whose others are `options`, in order. */
export interface SelectInputProps {
  readonly ref: RefCallback<HTMLSelectElement>;
  onChange(): void;
  onBlur(): void;
}

/** A select's box, showing what its field holds. */
export function useSelectBox(
  field: ParameterFieldState,
  options: readonly ParameterOption[],
  drawing?: OptionDrawing,
): SelectBox {
  const { focusRef } = field;
  const box = useMemo(() => selectBox(focusRef), [focusRef]);
  useBrowserLayoutEffect(() => box.show(field, options, drawing));
  return box;
}

/** Wires an uncontrolled select to its parameter by the place of the option, so that any `value` can be chosen, `""` included. */
export function useSelectInput(
  field: ParameterFieldState,
  options: readonly ParameterOption[],
): SelectInputProps {
  const { ref, take } = useSelectBox(field, options);
  return { ref, onChange: take, onBlur: field.leave };
}
