import type { Definition } from "../definition.ts";
import { type CollectedForm, type CollectionEntry, titleLang } from "../entries.ts";
import { absentForm } from "./absentForm.ts";
import type { RepeatedForm } from "./repeatedForm.ts";
import { limitsOf } from "./repeat.ts";
import { listId } from "./round.ts";

interface RepeatedOptions {
  readonly definitions: ReadonlyMap<string, Definition>;
  /** The forms of the collection, the rounds among them. */
  readonly forms: readonly CollectedForm[];
  /** Ids of those that repeat and are asked. */
  readonly asked: ReadonlySet<string>;
  readonly isKnown: (form: string) => boolean;
  readonly removed: CollectedForm | null;
}

/** Those of these entries that repeat and are asked, with their rounds. */
export const repeatedForms = (
  entries: readonly CollectionEntry[],
  { definitions, forms, asked, isKnown, removed }: RepeatedOptions,
): readonly RepeatedForm[] =>
  entries.flatMap((entry) => {
    const { id, options, blocking } = entry;
    const { repeat, minutes } = options;
    if (!repeat || !asked.has(id)) return [];
    const definition = definitions.get(id);
    const form = definition?.status === "ready" ? definition.form : null;
    const title = options.title ?? form?.description ?? id;
    const rounds = forms.filter(({ round }) => round?.form === id);
    const limits = limitsOf(repeat);
    const isHere = form !== null && isKnown(id);
    const failed = definition?.status === "failed" ? definition : undefined;
    return [
      {
        id,
        step: listId(id),
        title,
        titleLang: form ? titleLang(title, form) : undefined,
        blocking,
        minutes,
        ...limits,
        rounds,
        missing: Math.max(0, limits.min - rounds.length),
        removed: removed?.round?.form === id ? removed : null,
        absent: isHere ? null : absentForm(entry, failed),
      },
    ];
  });
