"use client";
import { useEffect } from "react";
import { useLatest } from "../../react/internal.ts";
import type { ReadyForm } from "../state/entries.ts";
import type { AnswerKeeper } from "./answers.ts";

/** Once everything was accepted, nothing is kept of forms that are asked no more, either. */
export function useEndedDrafts(
  draft: AnswerKeeper | undefined,
  forms: readonly ReadyForm[],
  isEnded: boolean,
): void {
  const latest = useLatest({ draft, forms });
  useEffect(() => {
    const { current } = latest;
    if (isEnded) for (const { kept } of current.forms) current.draft?.clear(kept);
  }, [isEnded, latest]);
}
