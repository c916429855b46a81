"use client";
import type { JSX } from "react";
import { FieldFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../settings.ts";
import { TextControl } from "./TextControl.tsx";

/** A positive whole number, such as a count of dependents. */
export function NumberField({ field }: FieldProps): JSX.Element {
  return (
    <FieldFrame field={field}>
      <TextControl field={field} grouping={{ locale: field.settings.locale }} inputMode="numeric" />
    </FieldFrame>
  );
}
