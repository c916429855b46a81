"use client";
import { type JSX, useRef } from "react";
import { renderTextInput } from "../../parts/TextInput.tsx";
import { choiceLang, choiceProps } from "../../inputs/choices.ts";
import { useLiveField } from "../../inputs/useLiveField.ts";
import { useNativeEvents } from "../../inputs/useNativeEvents.ts";
import type { ChoiceProps } from "./NativeSelect.tsx";
import { useBrowserLayoutEffect } from "../../support/useStable.ts";

/**
 * Renders the chosen option as a read-only input, because HTML has no read-only select. Sets its
 * text as a property, never as an attribute.
 */
export function ReadOnlyChoice({ field, options }: ChoiceProps): JSX.Element {
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
  // oxlint-disable-next-line react/refs -- rendering a part reads no ref
  return renderTextInput(field, {
    input: {
      ...choiceProps(field, options),
      ref: element,
      type: "text",
      lang: choiceLang(field),
      readOnly: true,
    },
  });
}
