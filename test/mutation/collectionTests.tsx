/**
 * All tests of collections and drafts that run in jsdom, in one file, the quick ones first: a page of jsdom and its modules are made once for
 * each mutant. Left out are those that need a server's environment or wait for a real clock.
 */
import { describe } from "vitest";

const files = import.meta.glob([
  "../collection/**/*.test.{ts,tsx}",
  "!**/*.browser.test.tsx",
  "!../collection/{ownLayout.test.tsx,print.test.ts}",
  "!../collection/drafts/{serverDrafts,tabs,webStorageDrafts}.test.ts",
]);

const turn = (file: string): number => (file.endsWith(".ts") ? 0 : 1);

for (const [file, load] of Object.entries(files).toSorted(([a], [b]) => turn(a) - turn(b))) {
  describe(`${file}`, async () => {
    await load();
  });
}
