"use client";
import { useInsertionEffect, useState } from "react";
import type { Parameter } from "../../core/definition/form.ts";
import type { FieldValue } from "../../core/values/fieldValue.ts";
import { resolveField } from "../settings/resolveField.ts";
import { useBrowserLayoutEffect } from "../support/useStable.ts";
import { findServerControls, type ServerControls, valueIn } from "./replacedControls.ts";
import type { FormScope } from "./scope.ts";

const alive = new Set<string>();

/**
 * Restores input and focus of server-rendered controls that React replaced during hydration.
 * Controls that are still on the page belong to other forms.
 */
export function useRestoreReplacedControls(scope: FormScope, id: string): void {
  const [take] = useState(() => takingOnce(scope));
  useInsertionEffect(() => {
    alive.add(id);
    return () => void alive.delete(id);
  }, [id]);
  useBrowserLayoutEffect(() => take(scope), [take, scope]);
}

/** Returns a function that restores input, then releases the answers. */
function takingOnce({ serverRendered, form }: FormScope) {
  let left = serverRendered ? null : findServerControls(form, (id) => alive.has(id));
  return (scope: FormScope): void => {
    if (left) takeOver(left, scope);
    left = null;
  };
}

function takeOver(
  { byName, focused }: ServerControls,
  { parameters, fields, controls, settings }: FormScope,
) {
  for (const [name, control] of byName) {
    const parameter = parameters.get(name);
    const entered = control.isConnected ? null : valueIn(control);
    if (!parameter || entered === null) continue;
    const field = fields.of(name);
    const value =
      typeof entered === "string"
        ? field.readText(entered)
        : chosen(resolveField(parameter, settings).parameter, entered);
    if (value === null) continue;
    field.setValue(value);
    field.answered();
  }
  const last = focused !== undefined && byName.get(focused);
  if (!last || last.isConnected || document.activeElement !== document.body) return;
  controls.focus(focused);
}

const chosen = (parameter: Parameter, place: number): FieldValue =>
  parameter.type === "select"
    ? (parameter.options[place]?.value ?? null)
    : (["true", "false"][place] ?? null);
