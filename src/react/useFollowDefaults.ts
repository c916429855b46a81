"use client";
import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { own } from "../core/own.ts";
import type { ParameterFormScope } from "./scope.ts";

/** When default values change under a mounted form, untouched fields follow and edited ones stay as they are. */
export function useFollowDefaults(
  { form, defaultValues, names }: ParameterFormScope,
  { getValues, resetField }: UseFormReturn,
): void {
  const previous = useRef(defaultValues);
  useEffect(() => {
    const before = previous.current;
    previous.current = defaultValues;
    if (before === defaultValues) return;
    for (const { name } of form.parameters) {
      const field = names.of(name);
      const value = own(defaultValues, name) ?? null;
      const valueBefore = own(before, name) ?? null;
      const untouched = (getValues(field) ?? null) === valueBefore;
      if (untouched && value !== valueBefore) resetField(field, { defaultValue: value });
    }
  }, [form, defaultValues, names, getValues, resetField]);
}
