import { addressed } from "../schema/entryIds.ts";
import { formsInCollection } from "../read/formInDocument.ts";
import { parseCollection } from "../read/parseCollection.ts";
import { createVisibilityClassifier } from "./classifyVisibility.ts";
import { type Change, sorted } from "./changeClass.ts";
import { calledForm, collectionChanges } from "./collectionChanges.ts";
import { formSettingChanges } from "./formSettingChanges.ts";
import { definitionChanges } from "./definitionChanges.ts";
import { countRejectedAnswers } from "./countRejectedAnswers.ts";

/** Options of `diffCollection`. */
export interface CollectionDiffSettings {
  /** Stored answers by form id, in the format of `answers` of `diffForm`. */
  readonly answers?: Readonly<Record<string, readonly unknown[]>>;
}

/**
 * Compares two revisions of a collection, and returns the changes by their effect on stored
 * answers, the most severe first.
 *
 * Forms with the same address are compared like with `diffForm`. When a revision has no definition
 * of a form, changes of its rules and conditions count as `breaks answers`.
 *
 * @throws CollectionError for an invalid document.
 *
 * @example
 * const changes = diffCollection(published, next, { answers: { "federal-w4": payloads } });
 */
export function diffCollection(
  before: unknown,
  now: unknown,
  { answers = {} }: CollectionDiffSettings = {},
): readonly Change[] {
  const [old, next] = [parseCollection(before), parseCollection(now)];
  const [oldForms, newForms] = [
    new Map(formsInCollection(old, before)),
    new Map(formsInCollection(next, now)),
  ];
  const forms = addressed(next.forms);
  const oldEntries = new Map(addressed(old.forms));
  const changes = forms.flatMap(([address, entry], at): readonly Change[] => {
    const was = oldEntries.get(address);
    if (!was) return [];
    const called = calledForm(entry, address);
    const classifyVisibility = createVisibilityClassifier(forms, [address, entry]);
    const changes = formSettingChanges(
      was,
      entry,
      { path: `$.forms[${at}]`, called },
      classifyVisibility,
    );
    const [one, other] = [oldForms.get(address), newForms.get(address)];
    if (!one || !other) return changes;
    const own = definitionChanges(one, other, classifyVisibility);
    return countRejectedAnswers([...own, ...changes], [one, other], answers[address] ?? []);
  });
  return sorted([...collectionChanges(old, next), ...changes]);
}
