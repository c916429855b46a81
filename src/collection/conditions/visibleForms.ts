import type { CollectionEvaluation } from "../../core/model/evaluateCollection.ts";
import type { CollectedForm, ReadyForm } from "../state/collectedForm.ts";
import { formIdOf, listId } from "../items/item.ts";
import type { FormAnswers } from "../answers/answers.ts";

interface VisibleFormsOptions {
  /** Returns the current evaluation. */
  readonly now: () => Pick<CollectionEvaluation, "isVisible">;
  /** Step in the page's address. */
  readonly step: string | undefined;
  /** Ids of the repeated forms. */
  readonly repeated: readonly string[];
}

/** Visible forms of a collection. */
export interface Visible {
  readonly forms: readonly CollectedForm[];
  /** Ids of the visible repeated forms, with or without items. */
  readonly repeated: ReadonlySet<string>;
}

/**
 * Returns getters of the visible forms. They evaluate the current answers, which may have changed
 * since the last render. While a form loads, the form in the address is included as loading,
 * because its visibility is not known yet.
 */
export function visibleForms(
  forms: readonly CollectedForm[],
  { now, step, repeated }: VisibleFormsOptions,
): { ids(): readonly string[]; visibleNow(): Visible } {
  const known = new Set([...forms.map(formIdOf), ...repeated]);
  const ids = (): readonly string[] => [...known].filter(now().isVisible);
  const isComing = forms.some(({ status }) => status === "loading");
  return {
    ids,
    visibleNow() {
      const shown = new Set(ids());
      return {
        repeated: new Set(
          repeated.filter((id) => shown.has(id) || (isComing && listId(id) === step)),
        ),
        forms: forms.flatMap((form): readonly CollectedForm[] => {
          if (shown.has(formIdOf(form))) return [form];
          return isComing && form.id === step ? [{ ...form, status: "loading" }] : [];
        }),
      };
    },
  };
}

/**
 * Returns the answered forms that are hidden now. Disabled forms are excluded, because they are
 * never submitted.
 */
export function hiddenAnsweredForms(
  known: readonly ReadyForm[],
  visible: readonly CollectedForm[],
  answersOf: (id: string) => FormAnswers | undefined,
): readonly ReadyForm[] {
  const ids = new Set(visible.map(({ id }) => id));
  return known.filter(
    ({ id, settings }) => !ids.has(id) && !settings.disabled && isAnswered(answersOf(id)),
  );
}

const isAnswered = (answers: FormAnswers | undefined): boolean =>
  Object.keys({ ...answers?.values, ...answers?.unread }).length > 0;
