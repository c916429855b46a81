import type { DraftStorage } from "../../src/collection/drafts/draftStorage.ts";

/** A storage of these texts by key that answers at once. */
export const storageOf = (texts: Map<string, string>): DraftStorage => ({
  read: (key) => texts.get(key) ?? null,
  write: (key, text) => void texts.set(key, text),
  remove: (key) => void texts.delete(key),
  keys: () => [...texts.keys()],
});

/** The same storage, answering by promises. */
export const slowStorageOf = (texts: Map<string, string>): DraftStorage => {
  const storage = storageOf(texts);
  return {
    read: async (key) => storage.read(key),
    write: async (key, text) => storage.write(key, text),
    remove: async (key) => storage.remove(key),
    keys: async () => [...texts.keys()],
  };
};

/** The same storage, which stores nothing over a text that the page does not know. */
export const comparingStorageOf = (texts: Map<string, string>): DraftStorage => ({
  ...slowStorageOf(texts),
  async write(key, text, expected) {
    const value = texts.get(key);
    if (expected !== undefined && value !== undefined && value !== expected) return value;
    texts.set(key, text);
    return undefined;
  },
});

/** A storage of which every call does this. */
export const storageThat = (act: () => never | Promise<never>): DraftStorage => ({
  read: act,
  write: act,
  remove: act,
});

/** Stored drafts without random numbers and times, which may look like an answer. */
export const withoutRandom = (stored: string): string =>
  stored.replace(/(revision|origin|savedAt|expiresAt)\W+[\d.-]+/g, "$1");
