"use client";
import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ParameterFormScope } from "./scope.ts";

/** When default values change under a mounted form, untouched fields follow and edited ones stay as they are. */
export function useFollowDefaults(
  { initial, names, elements }: ParameterFormScope,
  { getValues, setValue, resetField }: UseFormReturn,
): void {
  const previous = useRef(initial);
  useEffect(() => {
    const before = previous.current;
    previous.current = initial;
    if (before === initial) return;
    for (const [name, value] of Object.entries(initial)) {
      const field = names.of(name);
      const untouched = (getValues(field) ?? null) === (before[name] ?? null);
      if (!untouched || value === before[name]) continue;
      // react-hook-form resets registered fields only.
      if (elements.has(name)) resetField(field, { defaultValue: value });
      else setValue(field, value);
    }
  }, [initial, names, elements, getValues, setValue, resetField]);
}
