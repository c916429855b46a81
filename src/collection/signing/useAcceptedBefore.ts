"use client";
import { useMemo } from "react";
import { ownValue } from "../../core/record.ts";
import { useStable } from "../../react/useStable.ts";
import type { Acceptance } from "../answers/acceptance.ts";
import type { AnswerKeeper } from "../answers/answers.ts";
import type { CollectedForm } from "../entries.ts";
import { type Accepted, acceptedElsewhere } from "../receipt/receipt.ts";

/** The forms that were accepted in another visit or tab, by what the app says or the draft keeps. */
export function useAcceptedBefore(
  forms: readonly CollectedForm[],
  said: Readonly<Record<string, Partial<Acceptance>>> | undefined,
  draft: AnswerKeeper | undefined,
): ReadonlyMap<string, Accepted> {
  const [told, kept] = [useStable(said), useStable(draft?.accepted)];
  return useMemo(
    () =>
      new Map(
        forms.flatMap((form) => {
          const own = form.status === "ready" ? ownValue(kept ?? {}, form.kept.id) : undefined;
          const found = ownValue(told ?? {}, form.id) ?? own;
          return found ? [[form.id, acceptedElsewhere(form, found)] as const] : [];
        }),
      ),
    [forms, told, kept],
  );
}
