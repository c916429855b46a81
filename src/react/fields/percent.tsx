"use client";
import type { JSX } from "react";
import { useDrawnControl } from "../boxes/useDrawnControl.ts";
import { drawFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../settings/settings.ts";
import { words } from "../settings/text.ts";
import type { DrawField } from "./drawField.ts";
import { drawTextControl } from "./textControl.tsx";

/** A percentage from 0 to 100 with the sign beside the input. */
export const PercentField = ({ field }: FieldProps): JSX.Element =>
  drawPercent(field, useDrawnControl());

export const drawPercent: DrawField = (field, control) => {
  const { settings } = field;
  const grouping = { locale: settings.locale };
  return drawFrame(
    field,
    drawTextControl(field, control, { grouping, inputMode: "decimal", after: "%" }),
    { unit: words(settings, "percentHint") },
  );
};
