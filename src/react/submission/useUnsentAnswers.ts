"use client";
import { useEffect, useRef } from "react";
import { getOwn } from "../../core/record.ts";
import type { UnknownValues } from "../../core/definition/form.ts";
import { sameValue } from "../../core/values/fieldValue.ts";
import type { FormScope } from "../store/scope.ts";
import type { SubmissionOptions } from "./contract.ts";
import { keepsAnswers, useConfirmLeave } from "./useConfirmLeave.ts";

/**
 * Makes the browser ask before edited answers would be lost. Returns a function that marks values
 * as saved; `null` marks the default values.
 */
export function useUnsentAnswers(
  { fields, defaultValues }: FormScope,
  getFieldValues: () => UnknownValues,
  { confirmLeave = true, draft }: SubmissionOptions,
): (values: UnknownValues | null) => void {
  const safe = useRef<UnknownValues | null>(null);
  const edited = useConfirmLeave(() => {
    const before = safe.current ?? defaultValues;
    const isEdited = ([name, value]: [string, unknown]): boolean =>
      !sameValue(value ?? null, getOwn(before, name) ?? null);
    return confirmLeave && !keepsAnswers(draft) && Object.entries(getFieldValues()).some(isEdited);
  });
  useEffect(() => fields.onChange(edited), [fields, edited]);
  return (values) => {
    safe.current = values;
  };
}
