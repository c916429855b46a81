import { localStorageDrafts, sessionStorageDrafts } from "parameter-form/collection";
import { indexedDbDrafts } from "sample:stories-guides-Drafts.mdx/indexedDbDrafts.ts";
import { expect, test } from "vitest";

// In Node there is none; real ones are in tabs.pages.test.ts.
test.each([localStorageDrafts, sessionStorageDrafts, indexedDbDrafts])(
  "on a server, creates %o and fails as blocked when it is used",
  async (make) => {
    const storage = make();
    await expect((async () => storage.read("x"))()).rejects.toMatchObject({
      name: "DraftError",
      problem: "blocked",
    });
  },
);
