import { type Change, diffCollection, diffForm } from "parameter-form/document";
import type { Pasted } from "./readPasted.ts";

/** What a new document does to answers to an earlier one; `null` for what cannot be compared. */
export function changesBetween(before: Pasted, now: Pasted): readonly Change[] | null {
  if (before.kind === "form" && now.kind === "form") return diffForm(before.json, now.json);
  if (before.kind === "collection" && now.kind === "collection")
    return diffCollection(before.json, now.json);
  return null;
}
