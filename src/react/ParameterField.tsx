"use client";
import { type JSX, useMemo } from "react";
import { Fields } from "./drawing/Fields.tsx";
import { findParameter, useScope } from "./store/scope.ts";

interface ParameterFieldProps {
  /** The parameter's name. */
  readonly name: string;
}

/** One parameter of the form around it, drawn as its type or its `as` setting says. */
export function ParameterField({ name }: ParameterFieldProps): JSX.Element {
  const parameter = findParameter(useScope().parameters, name);
  return <Fields parameters={useMemo(() => [parameter], [parameter])} />;
}
