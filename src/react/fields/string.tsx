"use client";
import type { JSX } from "react";
import { FieldFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../settings.ts";
import { SensitiveControl } from "./SensitiveControl.tsx";
import { StoredControl } from "./StoredControl.tsx";
import { TextControl } from "./TextControl.tsx";

/** Free text, or text that a field-specific rule reads, such as a Social Security number. */
export function StringField({ field }: FieldProps): JSX.Element {
  return (
    <FieldFrame field={field}>
      <StringControl field={field} />
    </FieldFrame>
  );
}

function StringControl({ field }: FieldProps): JSX.Element {
  if (field.stored !== null) return <StoredControl field={field} stored={field.stored} />;
  return field.sensitive ? <SensitiveControl field={field} /> : <TextControl field={field} />;
}
