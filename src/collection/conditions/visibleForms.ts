import type { CollectionEvaluation } from "../../core/model/evaluateCollection.ts";
import type { CollectedForm } from "../state/entries.ts";
import { formIdOf, listId } from "../rounds/round.ts";

interface VisibleFormsOptions {
  /** The collection with the answers as they are now. */
  readonly now: () => Pick<CollectionEvaluation, "isVisible">;
  /** The step that the host's address names. */
  readonly step: string | undefined;
  /** Ids of the forms that repeat. */
  readonly repeated: readonly string[];
}

/** The visible forms of a collection. */
export interface Visible {
  readonly forms: readonly CollectedForm[];
  /** The ids of the forms that repeat, also without an item. */
  readonly repeated: ReadonlySet<string>;
}

/**
 * Those of these forms that are asked; and, while it is not known whether it is, the one that the
 * address names, as one to come. Both functions look at the answers as they are now: one may have
 * come since the forms were rendered.
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
