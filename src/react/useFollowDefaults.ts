"use client";
import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ParameterFormScope } from "./scope.ts";

/** When default values change under a mounted form, untouched fields follow and edited ones stay as they are. */
export function useFollowDefaults(
  { initial, names }: ParameterFormScope,
  { getValues, resetField }: UseFormReturn,
): void {
  const previous = useRef(initial);
  useEffect(() => {
    const before = previous.current;
    previous.current = initial;
    if (before === initial) return;
    for (const [name, value] of Object.entries(initial)) {
      const untouched = getValues(names.of(name)) === (before[name] ?? null);
      if (untouched && value !== before[name]) resetField(names.of(name), { defaultValue: value });
    }
  }, [initial, names, getValues, resetField]);
}
