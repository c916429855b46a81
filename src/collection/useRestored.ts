"use client";
import { useEffect, useRef, useState } from "react";
import { own, recordOf } from "../core/own.ts";
import { fieldSettings } from "../react/scope.ts";
import type { AnswerKeeper, FormAnswers } from "./answers.ts";
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
    for (const form of forms) {
      const { id, kept } = form;
      if (asked.current.has(id)) continue;
      asked.current.add(id);
      void draft.restore(kept).then((answers) => {
        if (answers) store.set(id, beginning(form, answers));
        setRestored((before) => new Set(before).add(id));
      });
    }
  }, [draft, forms, store]);
  return (id) => !draft || restored.has(id);
}

/** What was kept; what a person cannot answer, and what is sensitive and was not kept, is as the app says now. */
function beginning(
  { form, kept, settings, defaults }: ReadyForm,
  answers: FormAnswers,
): FormAnswers {
  const sources = form.parameters.map((parameter) => {
    const { name } = parameter;
    const { readOnly, disabled } = fieldSettings(parameter, settings);
    const wasKept = [answers.values, answers.unread].some((part) => Object.hasOwn(part, name));
    const isTheirs = !readOnly && !disabled && (wasKept || !kept.sensitive.has(name));
    return [name, isTheirs ? answers : defaults] as const;
  });
  const part = (key: keyof FormAnswers): Readonly<Record<string, string>> =>
    recordOf(
      sources.flatMap(([name, source]): [string, string][] => {
        const value = own(source[key], name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  return { values: part("values"), unread: part("unread") };
}
