import { defineConfig } from "vitest/config";

const root = `${import.meta.dirname}/../..`;

/**
 * The tests of core alone but for those of source text and of long texts, with few and always the same tries of each law: a mutant
 * that only chance would find is not counted as found.
 */
export default defineConfig({
  root,
  resolve: {
    alias: [{ find: /^parameter-form\/(\w+)$/, replacement: `${root}/src/$1/index.ts` }],
  },
  test: {
    include: ["test/core/**/*.test.ts"],
    exclude: ["test/core/{noFloat,longTexts}.test.ts"],
    environment: "node",
    isolate: false,
    env: { FC_RUNS: "20", FC_SEED: "1" },
  },
});
