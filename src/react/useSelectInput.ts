"use client";
import { type ChangeEvent, type RefCallback, useCallback, useEffect, useRef } from "react";
import type { ParameterOption } from "../core/form.ts";
import type { FieldValue } from "./fieldValue.ts";
import type { ParameterFieldState } from "./useParameterField.ts";
import { useNativeReset } from "./useNativeReset.ts";
import { useBrowserLayoutEffect } from "./useStable.ts";

/** Properties of a `<select>` whose first option is the prompt and whose others are `options`, in order. */
export interface SelectInputProps {
  readonly ref: RefCallback<HTMLSelectElement>;
  onChange(event: ChangeEvent<HTMLSelectElement>): void;
  onBlur(): void;
}

/** The choices to draw after the prompt. A preset answer that is no choice comes last, so that it is seen. */
export const shownOptions = (
  value: FieldValue,
  options: readonly ParameterOption[],
): readonly ParameterOption[] =>
  typeof value !== "string" || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: value }];

/** Wires an uncontrolled select to its parameter by the place of the option, so that any `value` can be chosen, `""` included. */
export function useSelectInput(
  field: ParameterFieldState,
  options: readonly ParameterOption[],
): SelectInputProps {
  const { value, setValue, focusRef } = field;
  const element = useRef<HTMLSelectElement | null>(null);
  const fresh = useRef(false);
  const place = value === null ? 0 : options.findIndex((option) => option.value === value) + 1;

  const take = (select: HTMLSelectElement): void => {
    setValue(options[select.selectedIndex - 1]?.value ?? null);
  };

  const chosenBefore = (): boolean =>
    fresh.current && value === null && (element.current?.selectedIndex ?? 0) > 0;

  useBrowserLayoutEffect(() => {
    const select = element.current;
    if (select && !chosenBefore() && select.selectedIndex !== place) select.selectedIndex = place;
  });

  // The field is told of changes only once the layout effects around it have run.
  useEffect(() => {
    if (chosenBefore() && element.current) take(element.current);
    fresh.current = false;
  });

  useNativeReset(element, () => {
    if (element.current) element.current.selectedIndex = place;
  });

  const ref: RefCallback<HTMLSelectElement> = useCallback(
    (select) => {
      focusRef(select);
      if (!select || select === element.current) return;
      element.current = select;
      fresh.current = true;
    },
    [focusRef],
  );

  return {
    ref,
    onChange: (event) => take(event.currentTarget),
    onBlur: () => field.leave(),
  };
}
