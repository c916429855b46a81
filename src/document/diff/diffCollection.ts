import { addressed } from "../schema/addresses.ts";
import { formsIn } from "../read/formInDocument.ts";
import { parseCollection } from "../read/parseCollection.ts";
import { askingIn } from "./asking.ts";
import { type Change, sorted } from "./change.ts";
import { calledForm, collectionChanges } from "./collectionChanges.ts";
import { formChanges } from "./formChanges.ts";
import { revisionChanges } from "./revisionChanges.ts";
import { counted } from "./storedAnswers.ts";

/** What is known of a collection beside its two documents. */
export interface CollectionDiffSettings {
  /** Answers that are stored, by the id of their form; each as `diffForm` takes them. */
  readonly answers?: Readonly<Record<string, readonly unknown[]>>;
}

/**
 * What a new revision of a collection does to answers that are stored already, the worst first, as
 * `diffForm` says it of each form that both have. Forms are told apart by their addresses. Where a
 * definition is not in both, nothing tells what other rules and conditions do: they break answers.
 * @throws CollectionError for a document that is none.
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
  const [oldForms, newForms] = [new Map(formsIn(old, before)), new Map(formsIn(next, now))];
  const forms = addressed(next.forms);
  const oldEntries = new Map(addressed(old.forms));
  const changes = forms.flatMap(([address, entry], at): readonly Change[] => {
    const was = oldEntries.get(address);
    if (!was) return [];
    const called = calledForm(entry, address);
    const asking = askingIn(forms, [address, entry]);
    const said = formChanges(was, entry, { path: `$.forms[${at}]`, called }, asking);
    const [one, other] = [oldForms.get(address), newForms.get(address)];
    if (!one || !other) return said;
    const own = revisionChanges(one, other, asking);
    return counted([...own, ...said], [one, other], answers[address] ?? []);
  });
  return sorted([...collectionChanges(old, next), ...changes]);
}
