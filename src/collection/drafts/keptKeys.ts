import { hash } from "../../core/hash.ts";
import { randomKey } from "../../react/submission/idempotencyKeys.ts";
import type { KeyOf } from "../../react/store/useFormDraft.ts";
import { storageKeyOf } from "./draftText.ts";

/** Idempotency keys of forms by id, the same for the same answers after a reload, too. */
export interface KeptKeys {
  readonly keyOf: KeyOf;
  /** What is sent of the form next has another key. */
  forget(id: string): void;
}

/**
 * Nothing that is kept tells of an answer: it is a seed of 128 random bits, in this tab. A key is a
 * hash of that and of what is sent, no longer than the seed, so that nobody finds an answer by trying
 * all there could be: who sees the key has no seed, and who finds the seed has no key.
 */
export function keptKeys(owner: string): KeptKeys {
  const nameOf = (id: string): string => `${storageKeyOf(owner, id)}~seed`;
  return {
    keyOf(id, sent, isOther) {
      const another = randomKey();
      try {
        const seed = (isOther ? null : sessionStorage.getItem(nameOf(id))) ?? another;
        sessionStorage.setItem(nameOf(id), seed);
        return hash(seed + sent) + hash(sent + seed);
      } catch {
        // The storage is blocked: the key lives as long as the page.
        return another;
      }
    },
    forget(id) {
      try {
        sessionStorage.removeItem(nameOf(id));
      } catch {
        // Nothing is kept there.
      }
    },
  };
}
