import { defineConfig } from "vitest/config";
import { published } from "../support/published.ts";
import { ShortestFirst } from "./shortestFirst.ts";

const root = `${import.meta.dirname}/../..`;

/**
 * The tests of core, with few and always the same tries of each law: a mutant that only chance would find is not counted as found.
 * Those of source text, of long texts and of all that Intl can write are left out, because they take longer than all others; and that of time zones,
 * which a thread does not have of its own.
 * Stryker selects tests by one regular expression of all their titles, so a title must not be thousands of characters long.
 */
export default defineConfig({
  root,
  resolve: { alias: published },
  test: {
    include: ["test/core/**/*.test.ts"],
    exclude: ["test/core/**/{noFloat,longTexts,intl,depth,today,treeShaking}.test.ts"],
    environment: "node",
    // Two test runners may share a busy machine.
    testTimeout: 60_000,
    isolate: false,
    sequence: { sequencer: ShortestFirst },
    env: { FC_RUNS: "20", FC_SEED: "1" },
  },
});
