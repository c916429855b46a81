/** All tests of collections and drafts that run in jsdom. Left out are those that need a server's environment or wait for a real clock. */
import { describeFiles } from "./describeFiles.ts";

const files = import.meta.glob([
  "../collection/**/*.test.{ts,tsx}",
  "!**/*.{browser,pages}.test.{ts,tsx}",
  "!../collection/ownLayout.test.tsx",
  "!../collection/drafts/{serverDrafts,webStorageDrafts}.test.ts",
]);

describeFiles(files, (file) => (file.endsWith(".ts") ? 0 : 1));
