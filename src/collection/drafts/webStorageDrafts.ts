import { DraftError } from "./DraftError.ts";
import type { DraftStorage } from "./draftStorage.ts";

/** Stores drafts in this browser until they expire, for a device with one user. */
export const localStorageDrafts = (): DraftStorage => ({
  ...webStorageDrafts(() => globalThis.localStorage),
  // Browsers may evict storage that is not persistent: https://storage.spec.whatwg.org/#persistence
  retention: "browser",
  async persist(isAsking) {
    const { storage } = globalThis.navigator;
    return isAsking ? storage.persist() : storage.persisted();
  },
});

/** Stores drafts in this tab until it is closed, for a device with several users. */
export const sessionStorageDrafts = (): DraftStorage => ({
  ...webStorageDrafts(() => globalThis.sessionStorage),
  retention: "tab",
});

/** Looks the storage up at each call: access throws where the browser blocks it. */
function webStorageDrafts(find: () => Storage | null | undefined): DraftStorage {
  const storage = (): Storage => {
    const found = find();
    if (found) return found;
    throw new DraftError(
      "blocked",
      "Web storage is not available, so drafts cannot be saved. With server rendering, read drafts after mount.",
    );
  };
  return {
    read: (key) => storage().getItem(key),
    write: (key, text) => storage().setItem(key, text),
    remove: (key) => storage().removeItem(key),
    keys: () => Object.keys(storage()),
  };
}
