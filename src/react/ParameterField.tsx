"use client";
import type { JSX } from "react";
import { Field } from "./drawing/Field.tsx";
import { fieldKey } from "./drawing/useGroups.ts";
import { findParameter, useScope } from "./store/scope.ts";

interface ParameterFieldProps {
  /** The parameter's name. */
  readonly name: string;
}

/**
 * One parameter of the form around it, drawn as its type or its `as` setting says.
 * @throws Error outside a form, or when the form has no parameter of this name.
 *
 * @example
 * <ParameterForm form={form} onSubmit={save}>
 *   <ParameterField name="filing_status" />
 * </ParameterForm>
 */
export function ParameterField({ name }: ParameterFieldProps): JSX.Element {
  const parameter = findParameter(useScope().parameters, name);
  return <Field key={fieldKey(parameter)} parameter={parameter} />;
}
