"use client";
import { type JSX, type RefCallback, useCallback, useRef } from "react";
import type { ParameterOption } from "../../core/form.ts";
import { choiceLang } from "../choiceLang.ts";
import { drawPart } from "../components/drawPart.ts";
import { Select } from "../components/Select.tsx";
import { drawTextInput } from "../components/TextInput.tsx";
import { controlProps } from "../controlProps.ts";
import { useScope } from "../scope.ts";
import { text } from "../text.ts";
import type { ParameterFieldState } from "../parameterFieldState.ts";
import { useNativeReset } from "../useNativeReset.ts";
import { useSelectBox } from "../useSelectInput.ts";

/** What a control to choose with is given. */
export interface ChoiceProps {
  readonly field: ParameterFieldState;
  readonly options: readonly ParameterOption[];
}

interface NativeSelectProps extends ChoiceProps {
  /** Whether all options are drawn when it is opened only, because it will soon be another control. */
  readonly late?: boolean;
}

/** A native select whose first option is the prompt, which also takes an answer back. */
export function NativeSelect({ field, options, late = false }: NativeSelectProps): JSX.Element {
  const { serverDrawn } = useScope();
  const prompt = text(field.settings, "selectPrompt");
  const { ref, take, open } = useSelectBox(
    field,
    options,
    serverDrawn ? undefined : { prompt, late },
  );
  return drawPart("Select", Select, field, {
    select: {
      ...controlProps(field),
      ref,
      lang: choiceLang(field),
      autoComplete: field.hints.autoComplete,
      onChange: take,
      onBlur: field.leave,
      onFocus: open,
      onPointerDown: open,
      children: serverDrawn && <Options prompt={prompt} options={options} />,
    },
  });
}

interface OptionsProps {
  readonly prompt: string;
  readonly options: readonly ParameterOption[];
}

const Options = ({ prompt, options }: OptionsProps): JSX.Element => (
  <>
    <option value="">{prompt}</option>
    {options.map(({ value, label }, place) => (
      <option key={place} value={value}>
        {label}
      </option>
    ))}
  </>
);

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
