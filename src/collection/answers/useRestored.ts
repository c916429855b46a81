"use client";
import { useEffect, useRef, useState } from "react";
import type { ReadyForm } from "../entries.ts";
import type { AnswerKeeper } from "./answers.ts";
import type { AnswerStore } from "./answerStore.ts";
import { type Restored, restoredIn, sameAnswers } from "./restoredAnswers.ts";

/**
 * Puts back what was kept of each form once its definition is there; tells which forms can be drawn
 * by now, and of which something was kept.
 */
export function useRestored(
  draft: AnswerKeeper | undefined,
  forms: readonly ReadyForm[],
  store: AnswerStore,
): { isRestored(id: string): boolean; readonly begun: readonly string[] } {
  const asked = useRef(new Set<string>());
  const kept = useRef(new Map<string, Restored>());
  const [restored, setRestored] = useState<ReadonlyMap<string, boolean>>(new Map());
  useEffect(() => {
    if (!draft) return;
    for (const form of forms) {
      const { id, defaults } = form;
      if (asked.current.has(id)) continue;
      asked.current.add(id);
      void draft.restore(form.kept).then((answers) => {
        // The app may give the draft when the person has begun: what was typed stays.
        const typed = store.get(id);
        if (answers) {
          const found = { answers, defaults };
          const put = restoredIn(form, found);
          kept.current.set(id, { ...found, put });
          const begun = { ...form, defaults: put };
          store.set(id, typed ? restoredIn(begun, { answers: typed, defaults }) : put);
        }
        if (typed) draft.save(form.kept, store.get(id) ?? typed);
        setRestored((before) => new Map(before).set(id, answers !== null));
      });
    }
  }, [draft, forms, store]);
  // What the app says later counts as if it had been said before, until the person comes to the
  // form.
  useEffect(() => {
    for (const form of forms) {
      const found = kept.current.get(form.id);
      if (!found || store.get(form.id) !== found.put) continue;
      const put = restoredIn(form, found);
      if (sameAnswers(put, found.put)) continue;
      kept.current.set(form.id, { ...found, put });
      store.set(form.id, put);
    }
  }, [forms, store, restored]);
  return {
    isRestored: (id) => !draft || restored.has(id),
    begun: [...restored].flatMap(([id, isBegun]) => (isBegun ? [id] : [])),
  };
}
