import type { Collection } from "../../document/schema/collectionTypes.ts";
import { change, type Changes, withIds } from "./change.ts";
import { moveInForm, rowsBetween, withSections } from "./layout.ts";
import type { Place } from "./place.ts";
import { withForm, type Written } from "./write.ts";

/** Moves an item of a list. Returns `null` outside of the list. */
function moved<T>(list: readonly T[], at: number, by: number): readonly T[] | null {
  const item = list[at];
  if (item === undefined || at + by < 0 || at + by >= list.length) return null;
  return list.toSpliced(at, 1).toSpliced(at + by, 0, item);
}

const moves = (by: number): Changes => ({
  form(document, place) {
    const forms = moved(withIds(document).forms, place.form, by);
    return (
      forms && { document: { ...document, forms }, place: { ...place, form: place.form + by } }
    );
  },
  section(document, place) {
    const entry = document.forms[place.form];
    const sections = entry && moved(entry.sections ?? [], place.section, by);
    if (!sections) return null;
    return {
      document: withForm(document, place.form, withSections(entry, sections)),
      place: { ...place, section: place.section + by },
    };
  },
  question(document, place) {
    const entry = document.forms[place.form];
    const next = entry && moveInForm(entry, place.name, by);
    return next ? { document: withForm(document, place.form, next), place } : null;
  },
  signer(document, place) {
    const signers = moved(document.signers ?? [], place.signer, by);
    return (
      signers && {
        document: { ...document, signers },
        place: { ...place, signer: place.signer + by },
      }
    );
  },
});

/** Moves a part by a number of places. Returns `null` if it has no such place. */
export const move = (document: Collection, place: Place, by: number): Written | null =>
  by === 0 ? null : change(moves(by), document, place);

/**
 * Returns the places by which a part moves to the place of another one, or 0 if it cannot be there:
 * questions and sections stay in their form.
 */
export function distance({ forms }: Collection, from: Place, to: Place): number {
  if (from.kind === "form" && to.kind === "form") return to.form - from.form;
  if (from.kind === "signer" && to.kind === "signer") return to.signer - from.signer;
  const entry = "form" in from && "form" in to && from.form === to.form && forms[from.form];
  if (!entry) return 0;
  if (from.kind === "section") return to.kind === "section" ? to.section - from.section : 0;
  if (from.kind !== "question" || to.kind === "form") return 0;
  return rowsBetween(entry, from.name, to.kind === "section" ? to.section : to.name);
}
