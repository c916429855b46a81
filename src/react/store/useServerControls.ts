"use client";
import { useInsertionEffect, useState } from "react";
import type { Parameter } from "../../core/definition/form.ts";
import type { FieldValue } from "../../core/values/fieldValue.ts";
import { useBrowserLayoutEffect } from "../support/useStable.ts";
import { findLeftControls, type LeftControls, saidIn } from "./serverControls.ts";
import type { FormScope } from "./scope.ts";

/** The ids of the forms that are on the page. */
const alive = new Set<string>();

/**
 * Takes what a person said, and their focus, over from controls that a server drew and that React
 * has just replaced, as it does where something changed them before it took over. They are read
 * once they are off the page, and what was not replaced is another form's.
 */
export function useServerControls(scope: FormScope, id: string): void {
  const [take] = useState(() => takingOnce(scope));
  useInsertionEffect(() => {
    alive.add(id);
    return () => void alive.delete(id);
  }, [id]);
  useBrowserLayoutEffect(() => take(scope), [take, scope]);
}

/** Nothing is held longer than it takes, for answers stand in the controls. */
function takingOnce({ serverDrawn, form }: FormScope) {
  let left = serverDrawn ? null : findLeftControls(form, (id) => alive.has(id));
  return (scope: FormScope): void => {
    if (left) takeOver(left, scope);
    left = null;
  };
}

function takeOver({ byName, focused }: LeftControls, { parameters, fields, controls }: FormScope) {
  for (const [name, control] of byName) {
    const parameter = parameters.get(name);
    const said = control.isConnected ? null : saidIn(control);
    if (!parameter || said === null) continue;
    const field = fields.of(name);
    const value = typeof said === "string" ? field.readText(said) : chosen(parameter, said);
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
