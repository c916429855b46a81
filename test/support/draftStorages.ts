import type { DraftStorage } from "../../src/collection/drafts/storage.ts";

/** Texts by key, as a storage that answers at once. */
export const storageOf = (texts: Map<string, string>): DraftStorage => ({
  read: (key) => texts.get(key) ?? null,
  write: (key, text) => void texts.set(key, text),
  remove: (key) => void texts.delete(key),
});

/** The same, answering by promises. */
export const slowStorageOf = (texts: Map<string, string>): DraftStorage => {
  const storage = storageOf(texts);
  return {
    read: async (key) => storage.read(key),
    write: async (key, text) => storage.write(key, text),
    remove: async (key) => storage.remove(key),
  };
};

/** A storage whose calls all do this. */
export const storageThat = (act: () => never | Promise<never>): DraftStorage => ({
  read: act,
  write: act,
  remove: act,
});

/** What is stored of drafts, without numbers that are drawn or told by the clock, which may look like any answer. */
export const withoutChance = (stored: string): string =>
  stored.replace(/(revision|origin|savedAt|expiresAt)\W+[\d.-]+/g, "$1");
