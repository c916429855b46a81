"use client";
import type { JSX } from "react";
import type { FieldProps } from "../../settings/settings.ts";
import { useControl } from "../useControl.tsx";
import { controls } from "./controlFor.tsx";

/**
 * Renders Yes and No in a select, or as radio buttons, with nothing chosen, so that no answer is
 * never read as No.
 *
 * @example
 * const Consent = ({ field }: FieldProps) => (
 *   <section>
 *     <Terms />
 *     <BooleanField field={field} />
 *   </section>
 * );
 * <ParameterForm form={form} fields={{ consent: { as: Consent } }} onSubmit={save} />
 */
export function BooleanField({ field }: FieldProps): JSX.Element | null {
  return useControl(field, controls.boolean(field));
}

/**
 * Renders an amount with its currency's symbol beside the input.
 *
 * @example
 * const Pay = ({ field }: FieldProps) => (
 *   <>
 *     <CurrencyField field={field} />
 *     <YearlyPay monthly={field.value} />
 *   </>
 * );
 * <ParameterForm form={form} fields={{ monthly_pay: { as: Pay } }} onSubmit={save} />
 */
export function CurrencyField({ field }: FieldProps): JSX.Element | null {
  return useControl(field, controls.currency(field));
}

/**
 * Renders a positive whole number, such as a count of dependents; or, where it is sensitive, of an
 * account.
 *
 * @example
 * const Dependents = ({ field }: FieldProps) => (
 *   <Columns aside={<DependentsHelp />}>
 *     <NumberField field={field} />
 *   </Columns>
 * );
 * <ParameterForm form={form} fields={{ dependents: { as: Dependents } }} onSubmit={save} />
 */
export function NumberField({ field }: FieldProps): JSX.Element | null {
  return useControl(field, controls.number(field));
}

/**
 * Renders a percentage from 0 to 100 with the sign beside the input.
 *
 * @example
 * const Share = ({ field }: FieldProps) => (
 *   <Columns aside={<Pie share={field.value} />}>
 *     <PercentField field={field} />
 *   </Columns>
 * );
 * <ParameterForm form={form} fields={{ split: { as: Share } }} onSubmit={save} />
 */
export function PercentField({ field }: FieldProps): JSX.Element | null {
  return useControl(field, controls.percent(field));
}

/**
 * Renders one choice of the parameter's options: radio buttons for a few if the app wants them, a
 * select, and one that is searched for many.
 *
 * @example
 * const FilingStatus = ({ field }: FieldProps) => (
 *   <>
 *     <SelectField field={field} />
 *     <StatusHelp />
 *   </>
 * );
 * <ParameterForm form={form} fields={{ filing_status: { as: FilingStatus } }} onSubmit={save} />
 */
export function SelectField({ field }: FieldProps): JSX.Element | null {
  return useControl(field, controls.select(field));
}

/**
 * Renders free text, of one line or several, or text that a field-specific rule reads, such as a
 * Social Security number.
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
export function StringField({ field }: FieldProps): JSX.Element | null {
  return useControl(field, controls.string(field));
}
