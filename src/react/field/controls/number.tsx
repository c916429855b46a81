"use client";
import type { JSX } from "react";
import { FieldFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../../settings/settings.ts";
import { TypedControl } from "./TypedControl.tsx";

/**
 * A positive whole number, such as a count of dependents; or, where it is sensitive, of an account.
 *
 * @example
 * const Dependents = ({ field }: FieldProps) => (
 *   <Columns aside={<DependentsHelp />}>
 *     <NumberField field={field} />
 *   </Columns>
 * );
 * <ParameterForm form={form} fields={{ dependents: { as: Dependents } }} onSubmit={save} />
 */
export const NumberField = ({ field }: FieldProps): JSX.Element => (
  <FieldFrame field={field}>
    <TypedControl field={field} grouping={{ locale: field.settings.locale }} inputMode="numeric" />
  </FieldFrame>
);
