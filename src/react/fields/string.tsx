"use client";
import type { JSX } from "react";
import { drawFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../settings/settings.ts";
import { SensitiveControl } from "./SensitiveControl.tsx";
import { StoredControl } from "./StoredControl.tsx";
import { TextControl } from "./TextControl.tsx";

/** Free text, or text that a field-specific rule reads, such as a Social Security number. */
export function StringField({ field }: FieldProps): JSX.Element {
  const Typed = field.sensitive ? SensitiveControl : TextControl;
  const Control = field.stored === null ? Typed : StoredControl;
  return drawFrame(field, <Control field={field} />);
}
