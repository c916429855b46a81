"use client";
import { type ComponentType, type JSX, memo, useSyncExternalStore } from "react";
import type { Parameter } from "../../core/definition/form.ts";
import { getOwn } from "../../core/record.ts";
import { useLiveField } from "../inputs/useLiveField.ts";
import { replacedPart } from "../parts/renderPart.ts";
import type { FieldProps, ParameterFieldState } from "../settings/settings.ts";
import { useScope } from "../store/scope.ts";
import { type Control, controlFor } from "./controls/controlFor.tsx";
import { fieldStateOf } from "./fieldStateOf.ts";
import { useControl } from "./useControl.tsx";

interface FieldComponentProps {
  readonly parameter: Parameter;
}

/**
 * Renders one parameter. Controls write values to the DOM, so typing causes no render. Only an
 * app's fields and frames re-render with each value.
 */
export const Field: React.NamedExoticComponent<FieldComponentProps> = memo(function Field({
  parameter,
}: FieldComponentProps) {
  const scope = useScope();
  const { subscribe, snapshot } = scope.fields.of(parameter.name);
  const field = fieldStateOf(scope, parameter, useSyncExternalStore(subscribe, snapshot, snapshot));
  const own = appFieldFor(field);
  const rendered = useControl(field, own || field.hidden ? none : controlFor(field));
  if (field.hidden) return null;
  return own ? <LiveField field={field} as={own} /> : rendered;
});

const none: Control = { kind: "whole", content: null };

/** Returns the app's component, or `OwnField` if the app replaces only the frame. */
function appFieldFor(field: ParameterFieldState): ComponentType<FieldProps> | undefined {
  const { parameter, settings } = field;
  const as = getOwn(settings.fields, parameter.name)?.as;
  if (as && as !== "agreement") return as;
  return replacedPart("FieldFrame", field) && OwnField;
}

function OwnField({ field }: FieldProps): JSX.Element | null {
  return useControl(field, controlFor(field));
}

interface LiveFieldProps extends FieldProps {
  readonly as: ComponentType<FieldProps>;
}

const LiveField = ({ field, as: Own }: LiveFieldProps): JSX.Element => (
  <Own field={useLiveField(field)} />
);
