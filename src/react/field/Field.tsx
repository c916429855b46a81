"use client";
import { createElement, type JSX, memo, useSyncExternalStore } from "react";
import type { Parameter } from "../../core/definition/form.ts";
import { ownValue } from "../../core/record.ts";
import { fieldFor } from "./controls/index.ts";
import { useScope } from "../store/scope.ts";
import { useParameterField } from "./useParameterField.ts";
import { fieldStateOf } from "./fieldStateOf.ts";

interface FieldComponentProps {
  readonly parameter: Parameter;
}

/**
 * One parameter of the form around it. Our own parts write an answer to the page themselves, so a
 * key that changes nothing else draws nothing; what an app draws a field with is drawn with each
 * answer.
 */
export const Field: React.NamedExoticComponent<FieldComponentProps> = memo(function Field({
  parameter,
}: FieldComponentProps) {
  const { fields, components } = useScope().settings;
  const { as, components: parts } = ownValue(fields, parameter.name) ?? {};
  const isOurs =
    (!as || as === "agreement") && Object.keys({ ...components, ...parts }).length === 0;
  const Drawn = isOurs ? OwnField : AppField;
  return <Drawn parameter={parameter} />;
});

function OwnField({ parameter }: FieldComponentProps): JSX.Element | null {
  const scope = useScope();
  const { subscribe, look } = scope.fields.of(parameter.name);
  const state = fieldStateOf(scope, parameter, useSyncExternalStore(subscribe, look, look));
  return state.hidden ? null : createElement(fieldFor(parameter), { field: state });
}

function AppField({ parameter }: FieldComponentProps): JSX.Element | null {
  const state = useParameterField(parameter.name);
  const as = ownValue(state.settings.fields, parameter.name)?.as;
  const drawn = as && as !== "agreement" ? as : fieldFor(parameter);
  return state.hidden ? null : createElement(drawn, { field: state });
}
