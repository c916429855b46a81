"use client";
import { type JSX, type RefCallback, useCallback, useRef } from "react";
import { choiceLang } from "../boxes/choiceLang.ts";
import { drawTextInput } from "../components/TextInput.tsx";
import { controlProps } from "../boxes/controlProps.ts";
import type { ParameterFieldState } from "../parameterFieldState.ts";
import { useNativeReset } from "../boxes/useNativeReset.ts";
import type { ChoiceProps } from "./nativeSelect.tsx";

/** What was chosen, to be read only: HTML has no such select, so it is an input. */
export function ChosenOption({ field, options }: ChoiceProps): JSX.Element {
  const { value, inputValue } = field;
  const chosen = options.find((option) => option.value === value)?.label ?? inputValue;
  const ref = useShownText(field, chosen);
  return drawTextInput(field, {
    input: { ...controlProps(field), ref, type: "text", lang: choiceLang(field), readOnly: true },
  });
}

/** Writes a text to the element, never to its `value` attribute. */
function useShownText(
  { focusRef }: ParameterFieldState,
  shown: string,
): RefCallback<HTMLInputElement> {
  const element = useRef<HTMLInputElement | null>(null);
  const show = useCallback(() => {
    if (element.current) element.current.value = shown;
  }, [shown]);
  useNativeReset(element, show);
  return useCallback(
    (input) => {
      focusRef(input);
      element.current = input;
      show();
    },
    [focusRef, show],
  );
}
