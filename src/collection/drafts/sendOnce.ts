import { hash } from "../../core/hash.ts";
import { type KeyOf, randomKey } from "../../react/internal.ts";
import type { DraftRunner } from "./draftRunner.ts";
import { storageKeyOf } from "./draftText.ts";
import type { Awaitable } from "./storage.ts";

/** Idempotency keys of forms by id, the same for the same answers in another visit, too. */
export interface KeptKeys {
  readonly keyOf: KeyOf;
  /** The seed that this tab sent the form with, unless it is known that it was not received. */
  seedOf(id: string): string | undefined;
  /** Gives the next submission of the form another key. */
  forget(id: string): void;
}

/**
 * Nothing that is kept tells of an answer: it is a seed of 128 random bits, with the draft and, where
 * that cannot be written or read, in this tab. A key is a hash of that and of what is sent, no longer
 * than the seed, so that nobody finds an answer by trying all there could be: who sees the key has no
 * seed, and who finds the seed has no key.
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
      // The storage is blocked.
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
    forget: (id) => void inTab(() => sessionStorage.removeItem(nameOf(id))),
  };
}

/** How long a tab waits for another one that is sending the same, in ms. */
const turnTimeout = 30_000;

/**
 * Does `work` while no other tab of this browser does the same, called `name`; where the browser
 * cannot tell, or another one takes too long, at once: https://w3c.github.io/web-locks/
 */
export async function sendAlone<T>(name: string, work: () => Promise<T>): Promise<T> {
  let result: Promise<T> | undefined;
  const once = (): Promise<T> => (result ??= work());
  try {
    const signal = AbortSignal.timeout(turnTimeout);
    await globalThis.navigator.locks?.request(name, { signal }, once);
  } catch {
    // It was not waited for, or `work` says itself how it ended.
  }
  return once();
}

/** The result, unless it takes longer than `ms`. */
export async function within<T>(ms: number, result: Awaitable<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}
