"use client";
import { useEffect, useState } from "react";
import { useLatest } from "../support/useStable.ts";

/**
 * Has the browser ask before the page is left while `isUnsent`, which is looked at then. Gives what
 * is to be told of each edit: nothing listens before the first, because a page with such a listener
 * may not be kept for the browser's Back.
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

/** How a draft stands that does not have the answers of this page. */
const lost: readonly unknown[] = ["failed", "conflict", "deleted"];

/** Whether a draft has the answers, or will when the page is left. */
export const isHeld = (draft: { readonly status?: string | undefined } | undefined): boolean =>
  draft !== undefined && !lost.includes(draft.status);
