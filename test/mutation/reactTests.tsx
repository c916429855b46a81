/** All tests of the React code in one file: a page of jsdom and its modules are made once for each mutant, not once for each file. */
import { describe } from "vitest";

const files = import.meta.glob([
  "../react/**/{mask,comboboxSearch,fieldHandle,fieldIssue,fieldNames,recommendedHints}.test.ts",
  "../react/**/*.test.tsx",
  "../locales/*.test.tsx",
  "../collection/drafts/*.test.tsx",
  "!**/*.browser.test.tsx",
  "!../react/**/{rendering,server}.test.tsx",
]);

for (const [file, load] of Object.entries(files)) {
  describe(`${file}`, async () => {
    await load();
  });
}
