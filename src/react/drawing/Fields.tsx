"use client";
import { type JSX, memo } from "react";
import type { Parameter } from "../../core/form.ts";
import { useFieldDrawings } from "./useFieldDrawings.ts";

interface FieldsProps {
  /** The same array for as long as they are the same. */
  readonly parameters: readonly Parameter[];
}

/** The fields of some parameters, in order. They are drawn by one component, because one for each costs more. */
export const Fields: React.NamedExoticComponent<FieldsProps> = memo(function Fields({
  parameters,
}: FieldsProps): JSX.Element {
  return <>{useFieldDrawings(parameters)}</>;
});
