"use client";
import { type JSX, useRef } from "react";
import { drawTextInput } from "../../parts/TextInput.tsx";
import { choiceLang } from "../../inputs/choiceLang.ts";
import { choiceProps } from "../../inputs/choiceProps.ts";
import { useLiveField } from "../../inputs/useLiveField.ts";
import { useNativeEvents } from "../../inputs/useNativeEvents.ts";
import type { ChoiceProps } from "./NativeSelect.tsx";
import { useBrowserLayoutEffect } from "../../support/useStable.ts";

/**
 * What was chosen, to be read only: HTML has no such select, so it is an input. Its text is in no
 * attribute.
 */
export function ChosenOption({ field, options }: ChoiceProps): JSX.Element {
  const { value, inputValue, focusRef } = useLiveField(field);
  const chosen = options.find((option) => option.value === value)?.label ?? inputValue;
  const element = useRef<HTMLInputElement>(null);
  const show = (): void => {
    if (element.current) element.current.value = chosen;
  };
  useBrowserLayoutEffect(show);
  useBrowserLayoutEffect(() => {
    const { current } = element;
    focusRef(current);
    return () => focusRef(null, current);
  }, [focusRef]);
  useNativeEvents(element, show);
  // oxlint-disable-next-line react/refs -- what draws a part reads none
  return drawTextInput(field, {
    input: {
      ...choiceProps(field, options),
      ref: element,
      type: "text",
      lang: choiceLang(field),
      readOnly: true,
    },
  });
}
