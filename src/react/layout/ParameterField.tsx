"use client";
import type { JSX } from "react";
import type { Values } from "../../core/definition/form.ts";
import type { NameIn } from "../../core/values/typedAnswers.ts";
import { Field } from "../field/Field.tsx";
import { fieldKey } from "./useGroups.ts";
import { findParameter, useScope } from "../store/scope.ts";

interface ParameterFieldProps<A extends Values> {
  readonly name: NameIn<A>;
}

/**
 * Renders one parameter of the surrounding form by its type or its `as` setting.
 *
 * @throws Error outside of a form, or if the form has no parameter of this name.
 *
 * @example
 * <ParameterForm form={form} onSubmit={save}>
 *   <ParameterField name="filing_status" />
 * </ParameterForm>
 */
export function ParameterField<A extends Values = Values>({
  name,
}: ParameterFieldProps<NoInfer<A>>): JSX.Element {
  const parameter = findParameter(useScope().parameters, name);
  return <Field key={fieldKey(parameter)} parameter={parameter} />;
}
