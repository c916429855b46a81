import type { KeyOf } from "../../react/store/useFormDraft.ts";
import { randomKey } from "../../react/submission/idempotencyKeys.ts";
import { storageKeyOf } from "./draftText.ts";
import { sessionStorageDrafts } from "./webStorageDrafts.ts";

/** Idempotency keys of forms by id, the same for the same answers after a reload, too. */
export interface KeptKeys {
  readonly keyOf: KeyOf;
  /** What is sent of the form next has another key. */
  forget(id: string): void;
}

/**
 * Nothing that is kept tells of an answer: it is a random seed, in this tab. A key is the digest of
 * that and of what is sent, so that nobody finds an answer by trying all there could be: who sees
 * the key has no seed, and who finds the seed has no key.
 */
export function keptKeys(owner: string): KeptKeys {
  const storage = sessionStorageDrafts();
  const nameOf = (id: string): string => `${storageKeyOf(owner, id)}~seed`;

  const keyOf: KeyOf = async (id, sent, isOther) => {
    // A page without HTTPS has no digests.
    const { subtle } = crypto;
    const another = randomKey(sent, isOther);
    try {
      const kept = isOther ? null : await storage.read(nameOf(id));
      const seed = kept ?? (await another);
      await storage.write(nameOf(id), seed);
      const bytes = new TextEncoder().encode(seed + sent);
      const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
      return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    } catch {
      // The storage is blocked: the key lives as long as the page.
      return another;
    }
  };
  return {
    keyOf,
    forget(id) {
      try {
        void storage.remove(nameOf(id));
      } catch {
        // Nothing is kept there.
      }
    },
  };
}
