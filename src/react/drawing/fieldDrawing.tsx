"use client";
import { cloneElement, type JSX } from "react";
import type { Parameter } from "../../core/form.ts";
import { own } from "../../core/own.ts";
import { DrawnControl } from "../boxes/drawnControl.ts";
import { replacedPart } from "../components/drawPart.ts";
import { fieldFor } from "../fields/index.ts";
import type { ParameterFieldState } from "../parameterFieldState.ts";
import type { FieldSnapshot } from "../store/fieldSnapshot.ts";
import type { FormScope } from "../store/scope.ts";
import { fieldKey } from "./fieldKey.ts";
import { fieldStateOf } from "./fieldStateOf.ts";

/** One field as it is drawn, which is the same for as long as nothing of it changes. */
export interface FieldDrawing {
  readonly parameter: Parameter;
  readonly scope: FormScope;
  readonly snapshot: FieldSnapshot;
  readonly control: DrawnControl;
  /** `null` for a hidden field, as its element. */
  readonly field: ParameterFieldState | null;
  readonly element: JSX.Element | null;
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
  const drawing = { parameter, scope, snapshot, control };
  if (snapshot.hidden) return { ...drawing, field: null, element: null };
  const field = fieldStateOf(scope, parameter, snapshot);
  const As = own(scope.settings.fields, name)?.as;
  const drawn = As ? <As field={field} /> : fieldFor(parameter)(field, control);
  return { ...drawing, field, element: cloneElement(drawn, { key: fieldKey(parameter) }) };
}

/**
 * The same elements with the answer that is held by now, which the control writes to the page: most keys change nothing else, and React need
 * not be told. `null` when something else changed, or where others than our own parts may draw the answer.
 */
export function withAnswer(drawing: FieldDrawing): FieldDrawing | null {
  const { parameter, scope, snapshot: before } = drawing;
  const snapshot = scope.store.of(parameter.name).read();
  if (snapshot === before) return drawing;
  if (snapshot.hidden || snapshot.left !== before.left) return null;
  const field = fieldStateOf(scope, parameter, snapshot);
  const isSame = looks.every((look) => field[look] === drawing.field?.[look]);
  if (!isSame || parts.some((part) => replacedPart(part, field))) return null;
  const control = drawing.control.withField(field);
  return control && { ...drawing, snapshot, field, control };
}

/** `looks`: what our own parts draw of a field beside its answer. `parts`: those that a field with one control is drawn with; in their place, an app's may draw the answer. */
const looks = ["message", "messageLang", "invalid", "hints"] as const;
const parts = ["FieldFrame", "TextInput", "Select"] as const;
