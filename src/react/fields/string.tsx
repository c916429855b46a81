"use client";
import type { JSX } from "react";
import { FieldFrame } from "../FieldFrame.tsx";
import { fieldTerms } from "../settings/fieldTerms.ts";
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
export function StringField({ field }: FieldProps): JSX.Element {
  const { parameter, settings } = field;
  const { rule } = fieldTerms(parameter, settings);
  return (
    <FieldFrame field={field}>
      <TypedControl
        field={field}
        {...(rule?.numeric && { grouping: { locale: settings.locale } })}
      />
    </FieldFrame>
  );
}
