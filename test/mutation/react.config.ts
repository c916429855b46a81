import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { published } from "../support/published.ts";

const root = `${import.meta.dirname}/../..`;

/**
 * The tests of the React code that run in jsdom, and those of its languages and drafts. What only a browser has (a caret, layout, the pointer, undo) is
 * tested in one, where no mutants are tried: the files that are about it alone are left out. So are the tests of many definitions and of long
 * forms, which take longer than all others. Modules are loaded once for all mutants, so those of what a module does while it is loaded
 * (`ignoreStatic`), such as its tables, are not tried.
 */
export default defineConfig({
  root,
  plugins: [react()],
  resolve: { alias: published },
  test: {
    include: ["test/mutation/reactTests.tsx"],
    environment: "jsdom",
    setupFiles: ["test/support/seed.ts", "test/support/setupDom.ts", "test/mutation/setup.ts"],
    isolate: false,
  },
});
