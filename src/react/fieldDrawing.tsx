"use client";
import { cloneElement, type JSX } from "react";
import type { Parameter } from "../core/form.ts";
import { own } from "../core/own.ts";
import { DrawnControl } from "./boxes/drawnControl.ts";
import { fieldFor } from "./fields/index.ts";
import { fieldStateOf } from "./fieldStateOf.ts";
import type { FieldSnapshot } from "./store/fieldSnapshot.ts";
import type { FormScope } from "./store/scope.ts";
import { keyOf } from "./keyOf.ts";

/** One field as it is drawn, which is the same for as long as nothing of it changes. */
export interface FieldDrawing {
  /** Of its parameter. */
  readonly key: string;
  readonly scope: FormScope;
  readonly snapshot: FieldSnapshot;
  /** `null` for a hidden field. */
  readonly element: JSX.Element | null;
  readonly control: DrawnControl;
}

/** The field of a parameter as its type or its `as` setting says, or the drawing of before if that is what it would be. */
export function drawnField(
  scope: FormScope,
  parameter: Parameter,
  before: FieldDrawing | undefined,
): FieldDrawing {
  const { name } = parameter;
  const snapshot = scope.store.of(name).read();
  if (before?.scope === scope && before.snapshot === snapshot) return before;
  // What was hidden is drawn with elements of its own.
  const control = new DrawnControl(scope.serverDrawn, before?.element ? before.control : undefined);
  const key = keyOf(parameter);
  const draw = (): JSX.Element => {
    const field = fieldStateOf(scope, parameter, snapshot);
    const As = own(scope.settings.fields, name)?.as;
    return cloneElement(As ? <As field={field} /> : fieldFor(parameter)(field, control), { key });
  };
  return { key, scope, snapshot, element: snapshot.hidden ? null : draw(), control };
}
