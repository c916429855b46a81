import { defineConfig } from "vitest/config";
import { published } from "../support/published.ts";
import { ShortestFirst } from "./shortestFirst.ts";

const root = `${import.meta.dirname}/../..`;

/** The tests of the client, over real HTTP on this machine, with always the same tries of each law; but those of 10,000 requests, which take longer than all others. */
export default defineConfig({
  root,
  resolve: { alias: published },
  test: {
    include: ["test/client/**/*.test.ts"],
    exclude: ["test/client/request/faults.test.ts", "**/*.browser.test.ts"],
    environment: "node",
    // Two test runners may share a busy machine.
    testTimeout: 60_000,
    isolate: false,
    sequence: { sequencer: ShortestFirst },
    setupFiles: "test/support/seed.ts",
  },
});
