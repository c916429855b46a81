"use client";
import type { JSX } from "react";
import { FieldFrame } from "../FieldFrame.tsx";
import { fieldTerms } from "../../settings/fieldTerms.ts";
import type { FieldProps } from "../../settings/settings.ts";
import { LinesControl } from "./LinesControl.tsx";
import { TypedControl } from "./TypedControl.tsx";

/**
 * Free text, of one line or several, or text that a field-specific rule reads, such as a Social Security number.
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
  const { rule, rows } = fieldTerms(parameter, settings);
  return (
    <FieldFrame field={field}>
      {rows === null ? (
        <TypedControl
          field={field}
          {...(rule?.numeric && { grouping: { locale: settings.locale } })}
        />
      ) : (
        <LinesControl field={field} rows={rows} />
      )}
    </FieldFrame>
  );
}
