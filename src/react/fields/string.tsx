"use client";
import type { JSX } from "react";
import { FieldFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../settings.ts";
import { TextControl } from "./TextControl.tsx";

/** Free text, or text that a field-specific rule reads, such as a Social Security number. */
export function StringField({ field }: FieldProps): JSX.Element {
  return (
    <FieldFrame field={field}>
      <TextControl field={field} />
    </FieldFrame>
  );
}
