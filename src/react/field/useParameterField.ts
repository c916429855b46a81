"use client";
import { useSyncExternalStore } from "react";
import { fieldStateOf } from "./fieldStateOf.ts";
import { useLiveField } from "../inputs/useLiveField.ts";
import type { ParameterFieldState } from "../settings/settings.ts";
import { findParameter, useScope } from "../store/scope.ts";

/**
 * Returns the state of a parameter, for fields that you render yourself.
 *
 * @throws Error outside of a form, or if the form has no parameter of this name.
 *
 * @example
 * const { value, setValue, message } = useParameterField("filing_status");
 */
export function useParameterField(name: string): ParameterFieldState {
  const scope = useScope();
  const parameter = findParameter(scope.parameters, name);
  const { subscribe, snapshot } = scope.fields.of(name);
  return useLiveField(
    fieldStateOf(scope, parameter, useSyncExternalStore(subscribe, snapshot, snapshot)),
  );
}
