"use client";
import { useEffect, useState } from "react";
import { useLatest } from "../support/useStable.ts";

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
