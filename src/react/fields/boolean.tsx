"use client";
import { type JSX, useMemo } from "react";
import { FieldFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../settings.ts";
import { text } from "../text.ts";
import { SelectControl } from "./SelectControl.tsx";

/** Yes and No in a select with nothing chosen, so that no answer is never read as No. */
export function BooleanField({ field }: FieldProps): JSX.Element {
  const { settings } = field;
  const options = useMemo(
    () => [
      { value: "true", label: text(settings, "yes") },
      { value: "false", label: text(settings, "no") },
    ],
    [settings],
  );
  return (
    <FieldFrame field={field}>
      <SelectControl field={field} options={options} />
    </FieldFrame>
  );
}
