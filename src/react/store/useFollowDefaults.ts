"use client";
import { useEffect, useRef } from "react";
import { getOwn } from "../../core/record.ts";
import { sameValue } from "../../core/values/fieldValue.ts";
import type { FormMethods } from "../hookForm/hookForm.ts";
import type { FormScope } from "./scope.ts";

/** Updates untouched fields when default values change. */
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
      const value = getOwn(defaultValues, name) ?? null;
      const valueBefore = getOwn(before, name) ?? null;
      const untouched =
        sameValue(getValues(path) ?? null, valueBefore) && !controls.isSearched(name);
      if (!untouched || sameValue(value, valueBefore)) continue;
      // react-hook-form resets only registered fields.
      if (controls.has(name)) resetField(path, { defaultValue: value });
      else setValue(path, value);
    }
  }, [form, defaultValues, names, controls, getValues, setValue, resetField]);
}
