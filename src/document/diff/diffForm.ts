import { parseForm } from "../../core/definition/parseForm.ts";
import { loneForm, type DocumentFormSettings } from "../read/formInDocument.ts";
import { entryId } from "../schema/entryIds.ts";
import { createVisibilityClassifier } from "./classifyVisibility.ts";
import { type Change, sorted } from "./change.ts";
import { formChanges } from "./formChanges.ts";

/** Options of `diffForm`. */
export interface DiffSettings {
  /** Settings of the old and the new revision, as in a collection. */
  readonly before?: DocumentFormSettings;
  readonly now?: DocumentFormSettings;
  /** Stored answers: submitted payloads, or records of values by name. */
  readonly answers?: readonly unknown[];
}

/**
 * Compares two revisions of a form, and returns the changes by their effect on stored answers, the
 * most severe first. When no change breaks answers or asks again, every valid payload stays valid,
 * and drafts are restored completely.
 *
 * @param before The old definition or parsed form.
 * @param now The new definition or parsed form.
 * @throws FormDefinitionError for a definition that cannot be rendered.
 *
 * @example
 * const changes = diffForm(published, next, { answers });
 * const breaking = changes.filter((change) => change.class === "breaks answers");
 */
export function diffForm(
  before: unknown,
  now: unknown,
  { before: oldSettings, now: newSettings, answers = [] }: DiffSettings = {},
): readonly Change[] {
  const old = loneForm(parseForm(before, oldSettings), before, oldSettings);
  const next = loneForm(parseForm(now, newSettings), now, newSettings);
  const [was, is] = [
    { ...oldSettings, form: old.form },
    { ...newSettings, form: next.form },
  ];
  const placed = [entryId(is) ?? "", is] as const;
  const where = { path: next.settingsPath, called: "The form" };
  const classifyVisibility = createVisibilityClassifier([placed], placed);
  return sorted(formChanges([was, is], [old, next], where, classifyVisibility, answers));
}
