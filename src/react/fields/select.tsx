"use client";
import type { JSX } from "react";
import { FieldFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../settings.ts";
import { SelectControl } from "./SelectControl.tsx";

/** One choice of the parameter's options. */
export function SelectField({ field }: FieldProps): JSX.Element {
  const { parameter } = field;
  return (
    <FieldFrame field={field}>
      <SelectControl field={field} options={parameter.type === "select" ? parameter.options : []} />
    </FieldFrame>
  );
}
