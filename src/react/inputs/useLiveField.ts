"use client";
import { useSyncExternalStore } from "react";
import type { ParameterFieldState } from "../settings/settings.ts";

/** Returns the field with its current value. Re-renders when the value changes. */
export function useLiveField(field: ParameterFieldState): ParameterFieldState {
  const { live } = field;
  const value = useSyncExternalStore(live.subscribe, live.value, live.value);
  return value === field.value ? field : { ...field, value, inputValue: live.inputValue() };
}
