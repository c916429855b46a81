"use client";
import { useMemo } from "react";
import { ownValue } from "../../core/record.ts";
import { useStable } from "../../react/internal.ts";
import type { Acceptance } from "../answers/acceptance.ts";
import type { AnswerKeeper } from "../answers/answers.ts";

/**
 * Returns the forms that were accepted in another visit or tab, by what the app says or the draft
 * keeps under `draftIds`.
 */
export function useAcceptedBefore(
  draftIds: ReadonlyMap<string, string>,
  said: Readonly<Record<string, Partial<Acceptance>>> = {},
  draft: AnswerKeeper | undefined,
): ReadonlyMap<string, Partial<Acceptance>> {
  const [told, kept] = [useStable(said), useStable(draft?.accepted)];
  return useMemo(() => {
    const drafted = [...draftIds].flatMap(([id, own]) => {
      const found = ownValue(kept ?? {}, own);
      return found ? [[id, found] as const] : [];
    });
    const accepted = new Map<string, Partial<Acceptance>>(drafted);
    for (const [id, one] of Object.entries(told))
      accepted.set(id, { ...one, tests: one.tests ?? accepted.get(id)?.tests });
    return accepted;
  }, [draftIds, told, kept]);
}
