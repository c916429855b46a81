"use client";
import { type JSX, useEffect } from "react";
import { fieldTerms } from "../../settings/fieldTerms.ts";
import type { FieldProps } from "../../settings/settings.ts";
import { warn } from "../../support/warn.ts";
import { DayPicker } from "./DayPicker.tsx";
import { useControl } from "../useControl.tsx";
import { controlFor } from "./controlFor.tsx";

/**
 * A date that is typed, or chosen in the browser's own calendar, which a button beside the text
 * opens. The rule says which days it offers; a parameter whose rule is not about days, and a
 * sensitive date, which a calendar would show, have none.
 *
 * @example
 * <ParameterForm
 *   form={form}
 *   fields={{ start_date: { as: DateField, rule: date({ min: "today" }) } }}
 *   onSubmit={save}
 * />
 */
export function DateField({ field }: FieldProps): JSX.Element | null {
  const { parameter, settings, sensitive, stored } = field;
  const { rule, own } = fieldTerms(parameter, settings);
  const days = rule?.days;
  useEffect(() => {
    if (!days) warn("calendar", parameter);
  }, [days, parameter]);
  const isPicked = days && !sensitive && stored === null;
  return useControl(
    isPicked ? { ...field, width: own.width ?? "12rem" } : field,
    isPicked
      ? { kind: "text", children: <DayPicker field={field} days={days} /> }
      : controlFor(field),
  );
}
