"use client";
import { useSyncExternalStore } from "react";
import type { AnswerStore } from "../answers/answerStore.ts";
import type { CollectedForm } from "../entries.ts";
import type { AnswerOf, Shows } from "./collectionConditions.ts";

interface VisibleFormsOptions {
  readonly shows: Shows;
  readonly heard: AnswerOf;
  readonly store: AnswerStore;
  /** The step that the host's address names. */
  readonly step: string | undefined;
}

/**
 * Those of these forms that are asked; and, while it is not known whether it is, the one that the
 * address names, as one to come. What it gives tells those that are asked by now: an answer may
 * have come since they were drawn.
 */
export function useVisibleForms(
  forms: readonly CollectedForm[],
  { shows, heard, store, step }: VisibleFormsOptions,
): { readonly visible: readonly CollectedForm[]; visibleNow(): readonly CollectedForm[] } {
  const shownIds = (): string => {
    const isShown = shows(heard);
    return JSON.stringify(forms.map(({ id }) => id).filter((id) => isShown(id)));
  };
  const isComing = forms.some(({ status }) => status === "loading");
  const among = (ids: string): readonly CollectedForm[] => {
    const shown: readonly string[] = JSON.parse(ids);
    return forms.flatMap((form): readonly CollectedForm[] => {
      if (shown.includes(form.id)) return [form];
      return isComing && form.id === step ? [{ ...form, status: "loading" }] : [];
    });
  };
  return {
    visible: among(useSyncExternalStore(store.subscribe, shownIds, shownIds)),
    visibleNow: () => among(shownIds()),
  };
}
