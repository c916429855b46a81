import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { published } from "../support/published.ts";

const root = `${import.meta.dirname}/../..`;

/**
 * The tests of collections and drafts that run in jsdom. Modules are loaded once for all mutants, so those of what a module does while it is loaded
 * (`ignoreStatic`), such as its tables, are not tried.
 */
export default defineConfig({
  root,
  plugins: [react()],
  resolve: { alias: published },
  test: {
    include: ["test/mutation/collectionTests.tsx"],
    environment: "jsdom",
    setupFiles: ["test/support/seed.ts", "test/support/setupDom.ts", "test/mutation/setup.ts"],
    isolate: false,
  },
});
