import type { DraftStorage } from "./storage.ts";

/**
 * Of storages that a browser may empty by itself unless it promises not to:
 * https://storage.spec.whatwg.org/#persistence
 */
export const inBrowser: Pick<Required<DraftStorage>, "lasts" | "persist"> = {
  lasts: "browser",
  async persist(isAsking) {
    const { storage } = globalThis.navigator;
    return isAsking ? storage.persist() : storage.persisted();
  },
};
