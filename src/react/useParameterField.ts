"use client";
import { useSyncExternalStore } from "react";
import { fieldStateOf } from "./drawing/fieldStateOf.ts";
import type { ParameterFieldState } from "./parameterFieldState.ts";
import { findParameter, useScope } from "./store/scope.ts";

/**
 * The state of one parameter of the form around it, for fields that you draw yourself.
 * @throws Error outside a form, or when the form has no parameter of this name.
 */
export function useParameterField(name: string): ParameterFieldState {
  const scope = useScope();
  const parameter = findParameter(scope.parameters, name);
  const handle = scope.store.of(name);
  const held = useSyncExternalStore(handle.subscribe, handle.read, handle.read);
  return fieldStateOf(scope, parameter, held);
}
