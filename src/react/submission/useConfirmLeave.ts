"use client";
import { useEffect, useRef, useState } from "react";
import type { UnknownValues } from "../../core/definition/form.ts";
import { getOwn } from "../../core/record.ts";
import { sameValue } from "../../core/values/fieldValue.ts";
import type { FormScope } from "../store/scope.ts";
import { useLatest } from "../support/useStable.ts";
import type { SubmissionOptions } from "./contract.ts";

/**
 * Makes the browser ask before leaving the page while `isUnsent` returns true. Call the returned
 * function at each edit: a listener before the first edit may exclude the page from the
 * back/forward cache.
 */
export function useConfirmLeave(isUnsent: () => boolean): () => void {
  const latest = useLatest(isUnsent);
  const [guard] = useState(() => {
    let isEdited = false;
    const ask = (event: Event): void => {
      if (latest.current()) event.preventDefault();
    };
    const listen = (): void => addEventListener("beforeunload", ask);
    return {
      edited() {
        isEdited = true;
        listen();
      },
      follow() {
        if (isEdited && latest.current()) listen();
        return () => removeEventListener("beforeunload", ask);
      },
    };
  });
  useEffect(() => guard.follow());
  return guard.edited;
}

const lost: readonly unknown[] = ["failed", "conflict", "deleted"];

/** Whether a draft has the answers, or will save them when the page is left. */
export const keepsAnswers = (
  draft: { readonly status?: string | undefined } | undefined,
): boolean => draft !== undefined && !lost.includes(draft.status);

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
