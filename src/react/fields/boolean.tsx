"use client";
import { type JSX, useMemo } from "react";
import { FieldFrame } from "../FieldFrame.tsx";
import { choiceSettings, type FieldProps } from "../settings.ts";
import { text } from "../text.ts";
import { RadioField } from "./RadioField.tsx";
import { SelectControl } from "./SelectControl.tsx";

/** Yes and No in a select, or as radio buttons, with nothing chosen, so that no answer is never read as No. */
export function BooleanField({ field }: FieldProps): JSX.Element {
  const { settings, readOnly } = field;
  const options = useMemo(
    () => [
      { value: "true", label: text(settings, "yes") },
      { value: "false", label: text(settings, "no") },
    ],
    [settings],
  );
  if (choiceSettings(field).booleanAs === "radio" && !readOnly)
    return <RadioField field={field} options={options} />;
  return (
    <FieldFrame field={field}>
      <SelectControl field={field} options={options} />
    </FieldFrame>
  );
}
