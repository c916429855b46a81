import { addressed, entryId } from "../../document/schema/entryIds.ts";
import type { Collection } from "../../document/schema/collectionTypes.ts";
import type { PlaceKind, PlaceOf } from "./place.ts";
import type { Written } from "./write.ts";

/** Changes of the parts of a kind. */
export type Changes = {
  readonly [Kind in PlaceKind]?: (document: Collection, place: PlaceOf<Kind>) => Written | null;
};

/** Changes a place by the change of its kind. Returns `null` without one. */
export function change<Kind extends PlaceKind>(
  changes: Changes,
  document: Collection,
  place: PlaceOf<Kind>,
): Written | null {
  const kind: Kind = place.kind;
  return changes[kind]?.(document, place) ?? null;
}

/** Adds the id to forms without one, whose address is their position, before positions change. */
export const withIds = (document: Collection): Collection => ({
  ...document,
  forms: addressed(document.forms).map(([id, entry]) =>
    entryId(entry) === undefined ? { ...entry, id } : entry,
  ),
});
