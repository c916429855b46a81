"use client";
import { useEffect, useRef, useState } from "react";
import type { ReadyForm } from "../state/entries.ts";
import type { AnswerKeeper } from "./answers.ts";
import type { AnswerStore } from "./answerStore.ts";
import { type Restored, restoredIn, sameAnswers } from "./restoredAnswers.ts";

/** What was put back. */
interface RestoredForms {
  /** Whether a form can be drawn. */
  isRestored(id: string): boolean;
  /** Whether something may be kept of a form that could not be read. */
  isUnread(id: string): boolean;
  /** Ids of the forms of which something was kept. */
  readonly begun: readonly string[];
  /** Reads once more what could not be read. */
  retry(): void;
}

/** How it went to read what was kept of a form. */
type Reading = "found" | "nothing" | "unread";

/**
 * Puts back what was kept of each form once its definition is there; tells which forms can be drawn
 * by now, and of which something was kept.
 */
export function useRestored(
  draft: AnswerKeeper | undefined,
  forms: readonly ReadyForm[],
  store: AnswerStore,
): RestoredForms {
  const asked = useRef(new Set<string>());
  const kept = useRef(new Map<string, Restored>());
  const [restored, setRestored] = useState<ReadonlyMap<string, Reading>>(new Map());
  const [tries, setTries] = useState(0);
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
        const reading = answers ? "found" : answers === null ? "nothing" : "unread";
        setRestored((before) => new Map(before).set(id, reading));
      });
    }
  }, [draft, forms, store, tries]);
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
    isUnread: (id) => restored.get(id) === "unread",
    begun: [...restored].flatMap(([id, reading]) => (reading === "found" ? [id] : [])),
    retry() {
      const read = [...restored].filter(([, reading]) => reading !== "unread");
      for (const id of restored.keys()) asked.current.delete(id);
      for (const [id] of read) asked.current.add(id);
      setRestored(new Map(read));
      setTries(tries + 1);
    },
  };
}
