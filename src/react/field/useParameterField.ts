"use client";
import { useSyncExternalStore } from "react";
import { fieldStateOf } from "./fieldStateOf.ts";
import { useLiveField } from "../inputs/useLiveField.ts";
import type { ParameterFieldState } from "../settings/settings.ts";
import { findParameter, useScope } from "../store/scope.ts";

/**
 * The state of one parameter of the form around it, for fields that you draw yourself.
 * @throws Error outside a form, or when the form has no parameter of this name.
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
