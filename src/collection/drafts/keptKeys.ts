import { hash } from "../../core/hash.ts";
import { type KeyOf, randomKey } from "../../react/internal.ts";
import type { DraftRunner } from "./draftRunner.ts";
import { storageKeyOf } from "./draftCodec.ts";
import type { Awaitable } from "./draftStorage.ts";

/** Idempotency keys of forms by id. The same answers have the same key, also in another visit. */
export interface KeptKeys {
  readonly keyOf: KeyOf;
  /** The seed that this tab sent the form with, unless it certainly was not received. */
  seedOf(id: string): string | undefined;
  /** Gives the next submission of the form a new key. */
  renewKey(id: string): void;
}

/**
 * Creates idempotency keys without storing anything derived from answers. Only a seed of 128 random
 * bits is stored: with the draft and, for a storage that fails, in this tab. A key is a hash of
 * seed and request, no longer than the seed. Neither reveals answers to a brute-force search: one
 * needs both.
 */
export function keptKeys(
  owner: string,
  draftOf: (id: string) => Pick<DraftRunner, "seed" | "keepSent"> | undefined,
): KeptKeys {
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

/** How long a tab waits for another one that sends the same form, in ms. */
const turnTimeout = 30_000;

/**
 * Runs `work` while no other tab of this browser runs work with the same `name`. Runs it at once
 * without Web Locks (https://w3c.github.io/web-locks/), or when the other tab takes longer than
 * `turnTimeout`.
 */
export async function sendAlone<T>(name: string, work: () => Promise<T>): Promise<T> {
  let result: Promise<T> | undefined;
  const once = (): Promise<T> => (result ??= work());
  try {
    const signal = AbortSignal.timeout(turnTimeout);
    await globalThis.navigator.locks?.request(name, { signal }, once);
  } catch {
    // The wait timed out, or `work` failed and its promise is returned below.
  }
  return once();
}

/** Returns the result, or `undefined` when it takes longer than `ms`. */
export async function within<T>(ms: number, result: Awaitable<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}
