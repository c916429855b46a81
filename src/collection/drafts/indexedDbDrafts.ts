import type { UseStore } from "idb-keyval";
import { DraftError } from "./DraftError.ts";
import { inBrowser } from "./inBrowser.ts";
import { after, type Awaitable, type DraftStorage } from "./storage.ts";

interface Opened {
  readonly store: UseStore;
  readonly idb: typeof import("idb-keyval");
}

/**
 * Drafts in this browser's IndexedDB, which has more room than `localStorageDrafts`. idb-keyval is
 * loaded when it is first used.
 */
export function indexedDbDrafts(): DraftStorage {
  let opened: Opened | undefined;
  const load = async (): Promise<Opened> => {
    const idb = await import("idb-keyval");
    // Looking it up throws where it is blocked, and so does opening it in a page without an origin.
    if (!globalThis.indexedDB)
      throw new DraftError("blocked", "There is no IndexedDB here, so no draft can be kept.");
    return (opened ??= { idb, store: idb.createStore("parameter-form", "drafts") });
  };
  // Where it is loaded, without another turn: a page that is left has none.
  const open = (): Awaitable<Opened> => opened ?? load();
  const change = (act: (store: IDBObjectStore) => void): Awaitable<void> =>
    after(open(), ({ store, idb }) =>
      store("readwrite", (objects) => {
        act(objects);
        // A page that is gone does not commit by itself.
        objects.transaction.commit?.();
        return idb.promisifyRequest(objects.transaction);
      }),
    );
  return {
    ...inBrowser,
    read: (key) =>
      after(open(), async ({ store, idb }) => (await idb.get<string>(key, store)) ?? null),
    write: (key, text) => change((store) => store.put(text, key)),
    remove: (key) => change((store) => store.delete(key)),
    keys: () => after(open(), async ({ store, idb }) => (await idb.keys(store)).map(String)),
  };
}
