import {
  indexedDbDrafts,
  localStorageDrafts,
  sessionStorageDrafts,
} from "parameter-form/collection";
import { expect, test } from "vitest";

// In Node there is none; real ones are in drafts.browser.test.tsx.
test.each([localStorageDrafts, sessionStorageDrafts, indexedDbDrafts])(
  "On a server, %o is made, and blocked when it is used",
  async (make) => {
    const storage = make();
    await expect((async () => storage.read("x"))()).rejects.toMatchObject({
      name: "DraftError",
      problem: "blocked",
    });
  },
);
