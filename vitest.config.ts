import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectInlineConfiguration as Project } from "vitest/config";
import { inBrowser } from "./test/support/inBrowser.ts";
import { ownPage } from "./test/support/ownPage.ts";
import {
  alias,
  inlined,
  prebundled,
  react as reactVersion,
  withoutOldest,
} from "./test/support/peers.ts";
import { samplePlugin } from "./test/support/samplePlugin.ts";
import { serveForms } from "./test/support/serveForms.ts";
import { serveLists } from "./test/support/serveLists.ts";

const setupDom = "test/support/setupDom.ts";
const setupBrowser = [setupDom, "test/support/setupBrowser.ts"];

/** Long enough for a busy machine, and for the many runs of `npm run test:deep`. */
const patience = {
  testTimeout: process.env["FC_RUNS"] === undefined ? 180_000 : 3_600_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000, interval: 20 } },
};

type Test = NonNullable<Project["test"]>;

/** A project without `extends: true`, which would evaluate this file again for each. */
const project = (name: string, test: Test, rest: Project = {}): Project => ({
  resolve: { alias },
  ...rest,
  test: {
    name,
    // All cores: much of a test is waiting for a browser or a server.
    maxWorkers: "100%",
    isolate: false,
    provide: { react: reactVersion },
    ...patience,
    ...test,
    exclude: [...(test.exclude ?? []), "**/node_modules/**"],
  },
});

const node = (name: string, test: Test): Project =>
  project(
    name,
    { setupFiles: ["test/support/seed.ts", "test/support/setupConsole.ts"], ...test },
    { plugins: [samplePlugin] },
  );

const browser = (name: string, test: Test): Project =>
  project(
    name,
    {
      include: ["test/**/*.browser.test.{ts,tsx}"],
      setupFiles: setupBrowser,
      ...test,
      exclude: [...withoutOldest, ...(test.exclude ?? [])],
    },
    {
      plugins: [react(), tailwindcss(), serveForms(), serveLists()],
      optimizeDeps: prebundled,
      cacheDir: `node_modules/.vite/${name}-${reactVersion}`,
    },
  );
/** One file at a time: only the page in front gets focus events. */
const engine = (name: "firefox" | "webkit") =>
  browser(name, {
    browser: inBrowser(name),
    setupFiles: [...setupBrowser, "test/support/engines/setup.ts"],
    isolate: true,
    fileParallelism: false,
  });

const inJsdom = project(
  "dom",
  {
    include: ["test/**/*.test.tsx"],
    exclude: ["**/*.browser.test.tsx", "test/apps/*/**"],
    environment: "jsdom",
    setupFiles: setupDom,
    server: { deps: { inline: inlined } },
  },
  { plugins: [samplePlugin, react()] },
);

const stories = project(
  "stories",
  {
    browser: inBrowser("chromium"),
    setupFiles: ["test/support/setupStories.ts"],
    exclude: withoutOldest,
  },
  {
    plugins: [react(), storybookTest({ configDir: ".storybook" })],
    cacheDir: `node_modules/.vite/stories-${reactVersion}`,
  },
);

export default defineConfig({
  test: {
    // A busy machine starts a browser slowly. Vitest reads this setting here alone.
    browser: { connectTimeout: 300_000 },
    projects: [
      node("node", {
        include: ["test/**/*.test.ts"],
        exclude: ["test/apps/*.test.ts", "**/*.{browser,pages}.test.ts"],
      }),
      node("pages", { include: ["test/**/*.pages.test.ts"] }),
      node("apps", {
        include: ["test/apps/*.test.ts"],
        globalSetup: "test/support/packed.ts",
        isolate: true,
      }),
      inJsdom,
      browser("browser", { browser: inBrowser("chromium"), exclude: ownPage }),
      browser("browser-own-page", {
        browser: inBrowser("chromium"),
        include: ownPage,
        isolate: true,
      }),
      engine("firefox"),
      engine("webkit"),
      stories,
    ],
    coverage: {
      provider: "v8",
      include: ["src/core/**", "src/client/**", "src/document/**"],
      exclude: ["**/*.mjs"],
      reporter: [["text", { skipFull: true }]],
      thresholds: { 100: true },
    },
  },
});
