import type { StoredDraft } from "./draftCodec.ts";

/** Lifetime of a draft without an `expiry`, in ms: 30 days. */
export const defaultExpiry: number = 30 * 24 * 60 * 60 * 1000;

// A draft that expired longer ago is a sign of a wrong clock.
const year = 366 * 24 * 60 * 60 * 1000;

/**
 * Returns whether a draft has expired. It expires at the earlier of its stored expiry and the
 * current one. `unknown` means that a clock was wrong: the draft was saved further in the future
 * than its lifetime, or it expired more than a year ago. Such a draft is treated as saved now.
 */
export function expiryStatus(
  { savedAt, expiresAt }: Pick<StoredDraft, "savedAt" | "expiresAt">,
  expiry: number,
): "young" | "old" | "unknown" {
  const lifetime = Math.min(expiresAt - savedAt, expiry);
  const elapsed = Date.now() - savedAt;
  if (elapsed < -lifetime || elapsed >= lifetime + year) return "unknown";
  return elapsed < lifetime ? "young" : "old";
}
