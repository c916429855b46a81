"use client";
import { type JSX, memo } from "react";
import type { ParameterOption } from "../../../core/definition/form.ts";
import { formText } from "../../../core/messages/formText.ts";
import { choiceLang, choiceProps } from "../../inputs/choices.ts";
import { type SelectInputProps, useSelectInput } from "../../inputs/useSelectInput.ts";
import { byGroup } from "../../parts/byGroup.ts";
import { renderPart } from "../../parts/renderPart.ts";
import { Select } from "../../parts/Select.tsx";
import type { FieldProps, ParameterFieldState } from "../../settings/settings.ts";

/** Renders a select, whose first option is the prompt and clears the value. */
export function renderSelect(
  field: ParameterFieldState,
  options: readonly ParameterOption[],
  events: SelectInputProps,
  { rendered = options, onOpen }: Pick<NativeSelectProps, "rendered" | "onOpen"> = {},
): JSX.Element {
  return renderPart("Select", Select, field, {
    select: {
      ...choiceProps(field, options),
      ...events,
      lang: choiceLang(field),
      autoComplete: field.hints.autoComplete,
      onFocus: onOpen,
      onPointerDown: onOpen,
      children: <Options prompt={formText(field.settings, "selectPrompt")} options={rendered} />,
    },
  });
}

interface OptionsProps {
  readonly prompt: string;
  readonly options: readonly ParameterOption[];
}

const Options = memo(({ prompt, options }: OptionsProps) => (
  <>
    <option value="">{prompt}</option>
    {byGroup(
      options,
      ({ value, label, disabled }, place) => (
        <option key={place} value={value} disabled={disabled}>
          {label}
        </option>
      ),
      (title, rows) => (
        <optgroup key={title} label={title}>
          {rows}
        </optgroup>
      ),
    )}
  </>
));

export interface ChoiceProps extends FieldProps {
  readonly options: readonly ParameterOption[];
}

interface NativeSelectProps extends ChoiceProps {
  readonly rendered?: readonly ParameterOption[];
  /** Called when a person is about to open the select. */
  readonly onOpen?: () => void;
}

export function NativeSelect({ field, options, ...opening }: NativeSelectProps): JSX.Element {
  const events = useSelectInput(field, options, opening.rendered);
  return renderSelect(field, options, events, opening);
}
