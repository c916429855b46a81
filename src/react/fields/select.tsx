"use client";
import type { JSX } from "react";
import type { ParameterOption } from "../../core/form.ts";
import { drawFrame } from "../FieldFrame.tsx";
import { choiceSettings, type FieldProps } from "../settings/settings.ts";
import { ComboboxControl } from "./ComboboxControl.tsx";
import { RadioField } from "./RadioField.tsx";
import { ChosenOption } from "./ChosenOption.tsx";
import { NativeSelect } from "./NativeSelect.tsx";

const noOptions: readonly ParameterOption[] = [];

/** One choice of the parameter's options: radio buttons for a few if the app wants them, a select, and one that is searched for many. */
export function SelectField({ field }: FieldProps): JSX.Element {
  const { parameter, readOnly } = field;
  const options = parameter.type === "select" ? parameter.options : noOptions;
  const { selectAs, radioLimit, searchable, searchLimit } = choiceSettings(field);
  if (selectAs === "radio" && options.length <= radioLimit && !readOnly)
    return <RadioField field={field} options={options} />;
  const Chosen = searchable && options.length > searchLimit ? ComboboxControl : NativeSelect;
  const Control = readOnly ? ChosenOption : Chosen;
  return drawFrame(field, <Control field={field} options={options} />);
}
