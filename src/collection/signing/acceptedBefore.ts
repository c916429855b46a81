import { getOwn } from "../../core/record.ts";
import type { Acceptance, Acceptances } from "../answers/acceptanceRecord.ts";

/**
 * Returns the forms accepted in another visit or tab, according to the app (`known`, by form id)
 * and the draft (`kept`, by draft id).
 */
export function acceptedBefore(
  draftIds: ReadonlyMap<string, string>,
  known: Readonly<Record<string, Partial<Acceptance>>> = {},
  kept: Acceptances = {},
): ReadonlyMap<string, Partial<Acceptance>> {
  const accepted = new Map<string, Partial<Acceptance>>();
  for (const [id, own] of draftIds) {
    const found = getOwn(kept, own);
    if (found) accepted.set(id, found);
  }
  for (const [id, one] of Object.entries(known))
    accepted.set(id, { ...one, tests: one.tests ?? accepted.get(id)?.tests });
  return accepted;
}
