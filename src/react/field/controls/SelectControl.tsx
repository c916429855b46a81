"use client";
import { type JSX, memo } from "react";
import type { ParameterOption } from "../../../core/definition/form.ts";
import { drawPart } from "../../parts/drawPart.ts";
import { Select } from "../../parts/Select.tsx";
import { choiceLang } from "../../inputs/choiceLang.ts";
import { choiceProps } from "../../inputs/choiceProps.ts";
import { useSelectInput } from "../../inputs/useInputs.ts";
import type { FieldProps } from "../../settings/settings.ts";
import { text } from "../../../core/messages/text.ts";
import { ChosenOption } from "./ChosenOption.tsx";

/** What a control to choose with is given. */
export interface ChoiceProps extends FieldProps {
  readonly options: readonly ParameterOption[];
}

interface NativeSelectProps extends ChoiceProps {
  /** The options that are drawn, if not all are. */
  readonly drawn?: readonly ParameterOption[];
  /** A person is about to open it. */
  readonly onOpen?: () => void;
}

/** A native select whose first option is the prompt, which also takes an answer back. */
export function NativeSelect({
  field,
  options,
  drawn = options,
  onOpen,
}: NativeSelectProps): JSX.Element {
  const select = useSelectInput(field, options, drawn);
  return drawPart("Select", Select, field, {
    select: {
      ...choiceProps(field, options),
      ...select,
      lang: choiceLang(field),
      autoComplete: field.hints.autoComplete,
      onFocus: onOpen,
      onPointerDown: onOpen,
      children: <Options prompt={text(field.settings, "selectPrompt")} options={drawn} />,
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
    {options.map(({ value, label, disabled }, place) => (
      <option key={place} value={value} disabled={disabled}>
        {label}
      </option>
    ))}
  </>
));

/** What one of a few options is chosen with, or read. */
export const SelectControl = (props: ChoiceProps): JSX.Element =>
  props.field.readOnly ? <ChosenOption {...props} /> : <NativeSelect {...props} />;
