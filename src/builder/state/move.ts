import type { Collection } from "../../document/schema/collectionTypes.ts";
import { change, type Changes, withIds } from "./change.ts";
import { groupsOf, moveInForm, withGroups } from "./layout.ts";
import type { Place } from "./place.ts";
import { withForm, type Written } from "./write.ts";

/** Exchanges two neighbours of a list. Returns `null` at its ends. */
function exchanged<T>(list: readonly T[], at: number, by: -1 | 1): readonly T[] | null {
  const [one, other] = [list[at], list[at + by]];
  if (at + by < 0 || one === undefined || other === undefined) return null;
  return list.with(at, other).with(at + by, one);
}

const moves = (by: -1 | 1): Changes => ({
  form(document, place) {
    const forms = exchanged(withIds(document).forms, place.form, by);
    return (
      forms && { document: { ...document, forms }, place: { ...place, form: place.form + by } }
    );
  },
  section(document, place) {
    const entry = document.forms[place.form];
    const sections = entry && exchanged(entry.sections ?? [], place.section, by);
    if (!sections) return null;
    const moved = { ...entry, sections };
    return {
      document: withForm(document, place.form, withGroups(moved, groupsOf(moved))),
      place: { ...place, section: place.section + by },
    };
  },
  question(document, place) {
    const entry = document.forms[place.form];
    const moved = entry && moveInForm(entry, place.name, by);
    return moved ? { document: withForm(document, place.form, moved), place } : null;
  },
  signer(document, place) {
    const signers = exchanged(document.signers ?? [], place.signer, by);
    return (
      signers && {
        document: { ...document, signers },
        place: { ...place, signer: place.signer + by },
      }
    );
  },
});
const movers = { [-1]: moves(-1), 1: moves(1) } as const;

/** Moves a part before or after its neighbour. Returns `null` if it has none. */
export const move = (document: Collection, place: Place, by: -1 | 1): Written | null =>
  change(movers[by], document, place);
