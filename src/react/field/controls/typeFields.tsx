"use client";
import type { JSX } from "react";
import type { FieldProps } from "../../settings/settings.ts";
import { useControl } from "../useControl.tsx";
import { controls } from "./controlFor.tsx";

/**
 * Renders Yes and No as a select or radio buttons. Initially neither is chosen: an unanswered
 * question is not a No.
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
 * Renders an amount with the currency symbol beside the input.
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
 * Renders a positive whole number, such as a number of dependents or, if sensitive, an account
 * number.
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
 * Renders a percentage from 0 to 100 with `%` beside the input.
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
 * Renders the options of a parameter as a select, searchable if there are many, or as radio
 * buttons.
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
 * Renders a text input, a text area, or the input of a rule, such as one for a Social Security
 * number.
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
