import { hash } from "../../core/hash.ts";
import { type KeyOf, randomKey } from "../../react/internal.ts";
import type { DraftRunner } from "./draftRunner.ts";
import { storageKeyOf } from "./draftCodec.ts";

/** Idempotency keys of forms by id. The same answers have the same key, also in another visit. */
export interface DraftIdempotencyKeys {
  readonly keyOf: KeyOf;
  /**
   * Seed of this tab's last submission of the form; `undefined` if the service certainly did not
   * receive it.
   */
  seedOf(id: string): string | undefined;
  /** Gives the next submission of the form a new key. */
  renewKey(id: string): void;
}

/**
 * Creates idempotency keys without storing anything derived from answers. Only a seed of 128 random
 * bits is stored: with the draft and, for a storage that fails, in this tab. A key is a hash of
 * seed and request, no longer than the seed. A brute-force search for answers would need both.
 */
export function createDraftIdempotencyKeys(
  owner: string,
  draftOf: (id: string) => Pick<DraftRunner, "seed" | "keepSent"> | undefined,
): DraftIdempotencyKeys {
  const nameOf = (id: string): string => `${storageKeyOf(owner, id)}~seed`;
  const inTab = <T>(access: () => T): T | null => {
    try {
      return access();
    } catch {
      // The browser blocks the storage.
      return null;
    }
  };
  const seedOf = (id: string): string | undefined =>
    inTab(() => sessionStorage.getItem(nameOf(id))) ?? undefined;
  return {
    keyOf(id, sent, isOther) {
      const draft = draftOf(id);
      const seed = (isOther ? undefined : (draft?.seed() ?? seedOf(id))) ?? randomKey();
      inTab(() => sessionStorage.setItem(nameOf(id), seed));
      draft?.keepSent(seed);
      return hash(seed + sent) + hash(sent + seed);
    },
    seedOf,
    renewKey: (id) => void inTab(() => sessionStorage.removeItem(nameOf(id))),
  };
}
