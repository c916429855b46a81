"use client";
import { type JSX, useEffect } from "react";
import { resolveField } from "../../settings/resolveField.ts";
import type { FieldProps } from "../../settings/settings.ts";
import { warn } from "../../support/warn.ts";
import { DayPicker } from "./DayPicker.tsx";
import { useControl } from "../useControl.tsx";
import { controlFor } from "./controlFor.tsx";

/**
 * Renders a date input with a button that opens the browser's calendar. The rule limits the days.
 * There is no calendar without a date rule, or for a sensitive date, which a calendar would reveal.
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
  const { rule, own } = resolveField(parameter, settings);
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
