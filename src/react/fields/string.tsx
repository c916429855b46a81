"use client";
import type { JSX } from "react";
import { FieldFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../settings/settings.ts";
import { TypedControl } from "./TypedControl.tsx";

/**
 * Free text, or text that a field-specific rule reads, such as a Social Security number.
 *
 * @example
 * const Employer = ({ field }: FieldProps) => (
 *   <>
 *     <StringField field={field} />
 *     <Matches for={field.inputValue} onChoose={field.setValue} />
 *   </>
 * );
 * <ParameterForm form={form} fields={{ employer: { as: Employer } }} onSubmit={save} />
 */
export const StringField = ({ field }: FieldProps): JSX.Element => (
  <FieldFrame field={field}>
    <TypedControl field={field} />
  </FieldFrame>
);
