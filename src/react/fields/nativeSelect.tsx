"use client";
import type { JSX } from "react";
import type { ParameterOption } from "../../core/form.ts";
import { choiceLang } from "../boxes/choiceLang.ts";
import { controlProps } from "../boxes/controlProps.ts";
import type { DrawnControl } from "../boxes/drawnControl.ts";
import { drawPart } from "../components/drawPart.ts";
import { Select } from "../components/Select.tsx";
import type { ParameterFieldState } from "../parameterFieldState.ts";
import { text } from "../settings/text.ts";

/** What a control to choose with is given. */
export interface ChoiceProps {
  readonly field: ParameterFieldState;
  readonly options: readonly ParameterOption[];
}

/**
 * A native select whose first option is the prompt, which also takes an answer back. `late` says that all options are drawn when it is
 * opened only, because it will soon be another control.
 */
export function drawNativeSelect(
  { field, options }: ChoiceProps,
  control: DrawnControl,
  late = false,
): JSX.Element {
  const { serverDrawn } = control;
  const prompt = text(field.settings, "selectPrompt");
  const { ref, take, open } = control.select(
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
