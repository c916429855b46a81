"use client";
import type { JSX } from "react";
import { useDrawnControl } from "../boxes/useDrawnControl.ts";
import { drawFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../settings/settings.ts";
import type { DrawField } from "./drawField.ts";
import { drawTypedControl } from "./typedControl.tsx";

/** Free text, or text that a field-specific rule reads, such as a Social Security number. */
export const StringField = ({ field }: FieldProps): JSX.Element =>
  drawString(field, useDrawnControl());

export const drawString: DrawField = (field, control) =>
  drawFrame(field, drawTypedControl(field, control));
