"use client";
import { useEffect, useRef, useState } from "react";
import type { AnswerKeeper } from "./answers.ts";
import type { AnswerStore } from "./answerStore.ts";
import type { ReadyForm } from "./collectionForm.ts";

/** Puts back what was kept of each form once its definition is there; tells which forms can be drawn by now. */
export function useRestored(
  draft: AnswerKeeper | undefined,
  forms: readonly ReadyForm[],
  store: AnswerStore,
): (id: string) => boolean {
  const asked = useRef(new Set<string>());
  const [restored, setRestored] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!draft) return;
    for (const { id, kept } of forms) {
      if (asked.current.has(id)) continue;
      asked.current.add(id);
      void draft.restore(kept).then((answers) => {
        if (answers) store.set(id, answers);
        setRestored((before) => new Set(before).add(id));
      });
    }
  }, [draft, forms, store]);
  return (id) => !draft || restored.has(id);
}
