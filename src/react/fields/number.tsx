"use client";
import type { JSX } from "react";
import { FieldFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../settings.ts";
import { SensitiveControl } from "./SensitiveControl.tsx";
import { StoredControl } from "./StoredControl.tsx";
import { TextControl } from "./TextControl.tsx";

/** A positive whole number, such as a count of dependents; or, where a rule says that it is sensitive, of an account. */
export function NumberField({ field }: FieldProps): JSX.Element {
  const Secret = field.stored === null ? SensitiveControl : StoredControl;
  return (
    <FieldFrame field={field}>
      {field.sensitive || field.stored !== null ? (
        <Secret field={field} inputMode="numeric" />
      ) : (
        <TextControl
          field={field}
          grouping={{ locale: field.settings.locale }}
          inputMode="numeric"
        />
      )}
    </FieldFrame>
  );
}
