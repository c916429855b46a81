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
  const put = useRef(new Map<string, Put>());
  const [restored, setRestored] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!draft) return;
    for (const form of forms) {
      const { id, kept } = form;
      if (asked.current.has(id)) continue;
      asked.current.add(id);
      void draft.restore(kept).then((answers) => {
        if (answers) {
          const entry = beginning(form, answers);
          put.current.set(id, { answers, defaults: form.defaults, entry });
          store.set(id, entry);
        }
        setRestored((before) => new Set(before).add(id));
      });
    }
  }, [draft, forms, store]);
  // What the app says later counts as if it had been said before, until the person comes to the form.
  useEffect(() => {
    for (const form of forms) {
      const last = put.current.get(form.id);
      if (!last || store.get(form.id) !== last.entry) continue;
      const entry = beginning(form, followed(last, form.defaults));
      if (JSON.stringify(entry) === JSON.stringify(last.entry)) continue;
      last.entry = entry;
      store.set(form.id, entry);
    }
  }, [forms, store, restored]);
  return (id) => !draft || restored.has(id);
}

/** What was put back into a form, and what it was joined with. */
interface Put {
  readonly answers: FormAnswers;
  readonly defaults: FormAnswers;
  entry: FormAnswers;
}

/** The same answers, but those that are as the defaults were, which become as they are. */
function followed({ answers, defaults }: Put, now: FormAnswers): FormAnswers {
  const isTheirs = (name: string): boolean =>
    Object.hasOwn(answers.unread, name) || own(answers.values, name) !== own(defaults.values, name);
  return {
    values: recordOf([
      ...Object.entries(now.values).filter(([name]) => !isTheirs(name)),
      ...Object.entries(answers.values).filter(([name]) => isTheirs(name)),
    ]),
    unread: answers.unread,
  };
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
