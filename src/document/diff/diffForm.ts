import { parseForm } from "../../core/definition/parseForm.ts";
import { loneForm, type DocumentFormSettings } from "../read/formInDocument.ts";
import { idOf } from "../schema/addresses.ts";
import { askingIn } from "./asking.ts";
import { type Change, sorted } from "./change.ts";
import { formChanges } from "./formChanges.ts";
import { revisionChanges } from "./revisionChanges.ts";
import { counted } from "./storedAnswers.ts";

/** What is known of a form beside its two definitions. */
export interface DiffSettings {
  /** What was said of the old one, and what is said of the new one, as in a collection. */
  readonly before?: DocumentFormSettings;
  readonly now?: DocumentFormSettings;
  /** Answers that are stored, each as it was submitted, or a record of values by name. */
  readonly answers?: readonly unknown[];
}

/**
 * What a new revision of a form does to answers that are stored already, the worst first. Where
 * nothing of it breaks answers or asks again, every payload that was right is right, and drafts are
 * restored whole. `before` and `now` are definitions, or checked forms.
 * @throws FormDefinitionError for a definition that cannot be drawn.
 *
 * @example
 * const changes = diffForm(published, next, { answers });
 * const breaking = changes.filter((change) => change.class === "breaks answers");
 */
export function diffForm(
  before: unknown,
  now: unknown,
  { before: saidBefore, now: saidNow, answers = [] }: DiffSettings = {},
): readonly Change[] {
  const old = loneForm(parseForm(before, saidBefore), before, saidBefore);
  const next = loneForm(parseForm(now, saidNow), now, saidNow);
  const [was, is] = [
    { ...saidBefore, form: old.form },
    { ...saidNow, form: next.form },
  ];
  const placed = [idOf(is) ?? "", is] as const;
  const asking = askingIn([placed], placed);
  const changes = [
    ...revisionChanges(old, next, asking),
    ...formChanges(was, is, { path: next.saidPath, called: "The form" }, asking),
  ];
  return sorted(counted(changes, [old, next], answers));
}
