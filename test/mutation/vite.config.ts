import { defineConfig } from "vitest/config";

const source = `${import.meta.dirname}/../../src`;

/** The tests of core alone, so that mutants run without a browser. */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  resolve: {
    alias: [{ find: /^parameter-form\/(\w+)$/, replacement: `${source}/$1/index.ts` }],
  },
  test: {
    include: ["test/core/**/*.test.ts"],
    environment: "node",
  },
});
