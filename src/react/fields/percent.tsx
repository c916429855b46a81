"use client";
import type { JSX } from "react";
import { drawFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../settings/settings.ts";
import { words } from "../settings/text.ts";
import type { DrawField } from "./drawField.ts";
import { drawTextControl } from "./TextControl.tsx";

/** A percentage from 0 to 100 with the sign beside the input. */
export const PercentField = ({ field }: FieldProps): JSX.Element => drawPercent(field);

export const drawPercent: DrawField = (field, control) => {
  const { settings } = field;
  const { locale } = settings;
  return drawFrame(
    field,
    drawTextControl({ field, grouping: { locale }, inputMode: "decimal", after: "%" }, control),
    { unit: words(settings, "percentHint") },
  );
};
