"use client";
import { useSyncExternalStore } from "react";
import type { CollectionEvaluation } from "../../core/model/evaluateCollection.ts";
import type { AnswerStore } from "../answers/answerStore.ts";
import type { CollectedForm } from "../state/entries.ts";
import { formIdOf, listId } from "../rounds/round.ts";

interface VisibleFormsOptions {
  /** The collection with the answers as they are now. */
  readonly now: () => Pick<CollectionEvaluation, "isVisible">;
  readonly store: AnswerStore;
  /** The step that the host's address names. */
  readonly step: string | undefined;
  /** Ids of the forms that repeat. */
  readonly repeated: readonly string[];
}

/** What is asked of a collection. */
export interface Visible {
  readonly forms: readonly CollectedForm[];
  /** Those that repeat, by id, also without a round. */
  readonly repeated: ReadonlySet<string>;
}

/**
 * Those of these forms that are asked; and, while it is not known whether it is, the one that the
 * address names, as one to come. What it gives tells those that are asked by now: an answer may
 * have come since they were drawn.
 */
export function useVisibleForms(
  forms: readonly CollectedForm[],
  { now, store, step, repeated }: VisibleFormsOptions,
): { readonly visible: Visible; visibleNow(): Visible } {
  const known = new Set([...forms.map(formIdOf), ...repeated]);
  const shownIds = (): string => JSON.stringify([...known].filter(now().isVisible));
  const isComing = forms.some(({ status }) => status === "loading");
  const among = (ids: string): Visible => {
    const shown: readonly string[] = JSON.parse(ids);
    return {
      repeated: new Set(
        repeated.filter((id) => shown.includes(id) || (isComing && listId(id) === step)),
      ),
      forms: forms.flatMap((form): readonly CollectedForm[] => {
        if (shown.includes(formIdOf(form))) return [form];
        return isComing && form.id === step ? [{ ...form, status: "loading" }] : [];
      }),
    };
  };
  return {
    visible: among(useSyncExternalStore(store.subscribe, shownIds, shownIds)),
    visibleNow: () => among(shownIds()),
  };
}
