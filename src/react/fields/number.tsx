"use client";
import type { JSX } from "react";
import { drawFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../settings/settings.ts";
import { SensitiveControl } from "./SensitiveControl.tsx";
import { StoredControl } from "./StoredControl.tsx";
import { TextControl } from "./TextControl.tsx";

/** A positive whole number, such as a count of dependents; or, where a rule says that it is sensitive, of an account. */
export function NumberField({ field }: FieldProps): JSX.Element {
  const Typed = field.sensitive ? SensitiveControl : TextControl;
  const Control = field.stored === null ? Typed : StoredControl;
  return drawFrame(
    field,
    <Control field={field} grouping={{ locale: field.settings.locale }} inputMode="numeric" />,
  );
}
