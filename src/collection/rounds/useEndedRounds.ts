"use client";
import { useEffect } from "react";
import { useLatest } from "../../react/internal.ts";
import type { AnswerKeeper } from "../answers/answers.ts";
import type { ReadyForm } from "../state/entries.ts";

/**
 * Once everything was accepted, which rounds there were is kept as that was, so that nothing is
 * promised any more; where acceptance is not kept, nothing is.
 */
export function useEndedRounds(
  draft: AnswerKeeper | undefined,
  lists: readonly ReadyForm[],
  isEnded: boolean,
): void {
  const latest = useLatest({ draft, lists });
  useEffect(() => {
    const { current } = latest;
    if (!isEnded) return;
    for (const { kept } of current.lists)
      if (current.draft?.once) void current.draft.once(kept, async () => accepted);
      else current.draft?.clear(kept);
  }, [isEnded, latest]);
}

const accepted = { document: null, at: null };
