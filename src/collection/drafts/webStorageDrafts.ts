import { DraftError } from "./DraftError.ts";
import type { DraftStorage } from "./storage.ts";

/** Drafts in this browser, until they expire: for a device that one person uses. */
export const localStorageDrafts = (): DraftStorage => ({
  ...webStorageDrafts(() => globalThis.localStorage),
  // A browser may empty it unless it promises not to: https://storage.spec.whatwg.org/#persistence
  retention: "browser",
  async persist(isAsking) {
    const { storage } = globalThis.navigator;
    return isAsking ? storage.persist() : storage.persisted();
  },
});

/** Drafts in this tab, until it is closed: for a device that several people use. */
export const sessionStorageDrafts = (): DraftStorage => ({
  ...webStorageDrafts(() => globalThis.sessionStorage),
  retention: "tab",
});

/** The storage is looked up at each call: where the browser blocks it, looking it up throws. */
function webStorageDrafts(find: () => Storage | null | undefined): DraftStorage {
  const storage = (): Storage => {
    const found = find();
    if (found) return found;
    throw new DraftError(
      "blocked",
      "There is no web storage here, so no draft can be kept. On a server, read drafts after the page is drawn.",
    );
  };
  return {
    read: (key) => storage().getItem(key),
    write: (key, text) => storage().setItem(key, text),
    remove: (key) => storage().removeItem(key),
    keys: () => Object.keys(storage()),
  };
}
