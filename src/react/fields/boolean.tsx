"use client";
import type { JSX } from "react";
import type { ParameterOption } from "../../core/form.ts";
import { useDrawnControl } from "../boxes/useDrawnControl.ts";
import { drawFrame } from "../FieldFrame.tsx";
import { choiceSettings, type FieldProps, type ResolvedSettings } from "../settings/settings.ts";
import { text } from "../settings/text.ts";
import { useScope } from "../store/scope.ts";
import { RadioField } from "./RadioField.tsx";
import { drawChoice } from "./choice.tsx";
import type { DrawField } from "./drawField.ts";

/** Yes and No in a select, or as radio buttons, with nothing chosen, so that no answer is never read as No. */
export const BooleanField = ({ field }: FieldProps): JSX.Element =>
  drawBoolean(field, useDrawnControl(useScope().serverDrawn));

export const drawBoolean: DrawField = (field, control) => {
  const { settings, readOnly } = field;
  const options = yesAndNo(settings);
  if (choiceSettings(field).booleanAs === "radio" && !readOnly)
    return <RadioField field={field} options={options} />;
  return drawFrame(field, drawChoice({ field, options }, control));
};

const answers = new WeakMap<ResolvedSettings, readonly ParameterOption[]>();

/** The same options for every field of a form. */
function yesAndNo(settings: ResolvedSettings): readonly ParameterOption[] {
  const known = answers.get(settings) ?? [
    { value: "true", label: text(settings, "yes") },
    { value: "false", label: text(settings, "no") },
  ];
  answers.set(settings, known);
  return known;
}
