import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { published } from "../support/published.ts";

/**
 * Settings for mutants that are tried in jsdom, with one file that holds all tests. Modules are loaded once for all mutants, so those of what a
 * module does while it is loaded (`ignoreStatic`), such as its tables, are not tried.
 */
export const domConfig = (tests: string) =>
  defineConfig({
    root: `${import.meta.dirname}/../..`,
    plugins: [react()],
    resolve: { alias: published },
    test: {
      include: [`test/mutation/${tests}`],
      environment: "jsdom",
      provide: { react: "19" },
      setupFiles: ["test/support/seed.ts", "test/support/setupDom.ts", "test/mutation/setup.ts"],
      isolate: false,
      // Two test runners may share a busy machine.
      testTimeout: 60_000,
    },
  });
