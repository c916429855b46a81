"use client";
import type { JSX } from "react";
import { useDrawnControl } from "../boxes/useDrawnControl.ts";
import { drawFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../settings/settings.ts";
import type { DrawField } from "./drawField.ts";
import { drawTypedControl } from "./typedControl.tsx";

/** A positive whole number, such as a count of dependents; or, where a rule says that it is sensitive, of an account. */
export const NumberField = ({ field }: FieldProps): JSX.Element =>
  drawNumber(field, useDrawnControl());

export const drawNumber: DrawField = (field, control) => {
  const { locale } = field.settings;
  return drawFrame(
    field,
    drawTypedControl(field, control, { grouping: { locale }, inputMode: "numeric" }),
  );
};
