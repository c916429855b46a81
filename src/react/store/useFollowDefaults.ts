"use client";
import { useEffect, useRef } from "react";
import { ownValue } from "../../core/record.ts";
import { sameValue } from "../../core/values/fieldValue.ts";
import type { FormMethods } from "../hookForm/hookForm.ts";
import type { FormScope } from "./scope.ts";

/**
 * When default values change under a mounted form, untouched fields follow and edited ones stay as
 * they are.
 */
export function useFollowDefaults(
  { form, defaultValues, names, controls }: FormScope,
  { getValues, setValue, resetField }: FormMethods,
): void {
  const previous = useRef(defaultValues);
  useEffect(() => {
    const before = previous.current;
    previous.current = defaultValues;
    if (before === defaultValues) return;
    for (const { name } of form.parameters) {
      const path = names.of(name);
      const value = ownValue(defaultValues, name) ?? null;
      const valueBefore = ownValue(before, name) ?? null;
      const untouched =
        sameValue(getValues(path) ?? null, valueBefore) && !controls.isSearched(name);
      if (!untouched || sameValue(value, valueBefore)) continue;
      // react-hook-form resets only fields that it knows, which are those that are drawn.
      if (controls.has(name)) resetField(path, { defaultValue: value });
      else setValue(path, value);
    }
  }, [form, defaultValues, names, controls, getValues, setValue, resetField]);
}
