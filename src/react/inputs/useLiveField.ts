"use client";
import { useSyncExternalStore } from "react";
import type { ParameterFieldState } from "../settings/settings.ts";

/** The field with its answer as it is now, for who draws the answer in React. */
export function useLiveField(field: ParameterFieldState): ParameterFieldState {
  const { live } = field;
  const value = useSyncExternalStore(live.subscribe, live.value, live.value);
  return value === field.value ? field : { ...field, value, inputValue: live.inputValue() };
}
