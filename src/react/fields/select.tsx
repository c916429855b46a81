"use client";
import type { JSX } from "react";
import type { ParameterOption } from "../../core/form.ts";
import { useDrawnControl } from "../boxes/useDrawnControl.ts";
import { drawFrame } from "../FieldFrame.tsx";
import { choiceSettings, type FieldProps } from "../settings/settings.ts";
import { useScope } from "../store/scope.ts";
import { drawChoice } from "./choice.tsx";
import { ComboboxControl } from "./ComboboxControl.tsx";
import type { DrawField } from "./drawField.ts";
import { RadioField } from "./RadioField.tsx";

const noOptions: readonly ParameterOption[] = [];

/** One choice of the parameter's options: radio buttons for a few if the app wants them, a select, and one that is searched for many. */
export const SelectField = ({ field }: FieldProps): JSX.Element =>
  drawSelect(field, useDrawnControl(useScope().serverDrawn));

export const drawSelect: DrawField = (field, control) => {
  const { parameter, readOnly } = field;
  const options = parameter.type === "select" ? parameter.options : noOptions;
  const { selectAs, radioLimit, searchable, searchLimit } = choiceSettings(field);
  if (selectAs === "radio" && options.length <= radioLimit && !readOnly)
    return <RadioField field={field} options={options} />;
  const isSearched = searchable && options.length > searchLimit;
  return drawFrame(
    field,
    isSearched && !readOnly ? (
      <ComboboxControl field={field} options={options} />
    ) : (
      drawChoice({ field, options }, control)
    ),
  );
};
