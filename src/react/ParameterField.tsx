"use client";
import { type JSX, memo } from "react";
import { own } from "../core/own.ts";
import { fieldFor } from "./fields/index.ts";
import { findParameter, useScope } from "./store/scope.ts";
import { keyOf } from "./useGroups.ts";
import { useFieldOf } from "./useParameterField.ts";

interface ParameterFieldProps {
  /** The parameter's name. */
  readonly name: string;
}

/** One parameter of the form around it, drawn as its type or its `as` setting says. */
export function ParameterField({ name }: ParameterFieldProps): JSX.Element {
  const parameter = findParameter(useScope().parameters, name);
  // Another question has controls of its own: what stands in these is no answer to it.
  return <KeyedField key={keyOf(parameter)} name={name} />;
}

/** The same where it is drawn with a key of its parameter's type and name. */
export const KeyedField: React.NamedExoticComponent<ParameterFieldProps> = memo(
  function KeyedField({ name }: ParameterFieldProps): JSX.Element | null {
    const scope = useScope();
    const field = useFieldOf(scope, name);
    if (field.hidden) return null;
    const As = own(scope.settings.fields, name)?.as;
    return As ? <As field={field} /> : fieldFor(field.parameter)({ field });
  },
);
