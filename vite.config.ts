import { readdirSync } from "node:fs";
import { parse } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { findChromium } from "./test/support/chromium.ts";
import { engineProvider } from "./test/support/engines/provider.ts";
import { oldest } from "./test/support/oldest.ts";
import { prebundled, prebundledOldest } from "./test/support/prebundled.ts";
import { published } from "./test/support/published.ts";
import { samplePlugin } from "./test/support/samplePlugin.ts";
import { serveForms } from "./test/support/serveForms.ts";
import { serveLists } from "./test/support/serveLists.ts";

const source = `${import.meta.dirname}/src`;

/** An entry for each design system. */
const adapters = Object.fromEntries(
  readdirSync(`${source}/adapters`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [`adapters/${name}/index`, `src/adapters/${name}/index.ts`]),
);

/** An entry for each language. */
const locales = Object.fromEntries(
  readdirSync(`${source}/locales`).map((file) => [
    `locales/${parse(file).name}`,
    `src/locales/${file}`,
  ]),
);

export default defineConfig({
  plugins: [react()],
  resolve: { alias: published },
  // Checks that run side by side remember, each for itself, how long their files took.
  cacheDir: `node_modules/.vite/${process.env["npm_lifecycle_event"] ?? "alone"}`,
  build: {
    lib: {
      entry: {
        "react/index": "src/react/index.ts",
        "core/index": "src/core/index.ts",
        "client/index": "src/client/index.ts",
        "query/index": "src/query/index.ts",
        "table/index": "src/table/index.ts",
        "collection/index": "src/collection/index.ts",
        "collection-by-id/index": "src/collection-by-id/index.ts",
        "document/index": "src/document/index.ts",
        "core/jsonSchema/index": "src/core/jsonSchema/index.ts",
        "phone/index": "src/phone/index.ts",
        "service/index": "src/service/index.ts",
        "testing/index": "src/testing/index.ts",
        "command/index": "src/command/index.ts",
        ...adapters,
        ...locales,
        styles: "src/styles/styles.css",
      },
      formats: ["es"],
    },
    cssCodeSplit: true,
    // Browsers with light-dark() and alternative text in `content`, so that they are kept as they are written.
    cssTarget: ["chrome123", "edge123", "firefox128", "safari17.5"],
    minify: false,
    rolldownOptions: {
      external: [
        /^react($|\/)/,
        /^react-dom($|\/)/,
        /^react-hook-form$/,
        /^@tanstack\//,
        /^@(mui|mantine|chakra-ui|emotion)\//,
        /^react-aria-components$/,
        /^@internationalized\/date$/,
        /^downshift$/,
        /^htmlparser2$/,
        /^idb-keyval$/,
        /^libphonenumber-js($|\/)/,
        /^marked$/,
        /^axe-core$/,
        /^(cac|fast-check|tinyglobby)$/,
        /^node:/,
      ],
      output: { preserveModules: true, preserveModulesRoot: "src", entryFileNames: "[name].js" },
    },
  },
  test: {
    projects: process.env.VITEST === undefined ? [] : await projects(),
    coverage: {
      provider: "v8",
      include: ["src/core/**", "src/client/**", "src/document/**"],
      exclude: ["**/*.mjs"],
      reporter: [["text", { skipFull: true }]],
      thresholds: { 100: true },
    },
  },
});

async function projects(): Promise<TestProjectInlineConfiguration[]> {
  const { source: found, ...launchOptions } = await findChromium();
  console.log(`Browser: ${found}`);
  // A new object each time: Vitest writes to it.
  const inBrowser = () => ({
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions }),
    instances: [{ browser: "chromium" as const }],
  });
  const setupFiles = "test/support/setupDom.ts";
  // For busy machines, and for the many runs of test:deep.
  const patience = {
    testTimeout: process.env["FC_RUNS"] === undefined ? 180_000 : 3_600_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
  };
  // All of them: much of what a test does is to wait for a browser or a server.
  const workers = { maxWorkers: "100%" };
  const whole = ["test/exports.test.ts", "test/architecture.test.ts"];
  const apps = ["test/apps/*.test.ts"];
  const node = {
    include: ["test/**/*.test.ts"],
    setupFiles: ["test/support/seed.ts", "test/support/setupConsole.ts"],
    exclude: [...whole, ...apps, "**/*.{browser,pages}.test.ts", "**/node_modules/**"],
  };
  // What opens pages of a site of its own in a browser of its own.
  const pages = { ...node, include: ["test/**/*.pages.test.ts"], exclude: ["**/node_modules/**"] };
  const dom = {
    include: ["test/**/*.test.tsx"],
    exclude: ["**/*.browser.test.tsx", "test/apps/*/**", "**/node_modules/**"],
    setupFiles,
  };
  const browser = { include: ["test/**/*.browser.test.{ts,tsx}"], setupFiles };

  // With React 18 and the oldest peers, `npm test` runs what draws a form in jsdom, and in a browser what is about events, focus and hydration;
  // `npm run test:react18` runs everything.
  const all = process.env["REACT"] === "18";
  const dom18 = {
    ...dom,
    exclude: all
      ? dom.exclude
      : [
          ...dom.exclude,
          "test/{adapters,definitions,locales,stories,table,testing}/**",
          "test/query/walks.*",
          "test/collection/outcomes.*",
        ],
  };
  const events = [
    "test/react/{behaviours,blur,changing,errors,keyboard,nativeReset,radio,typing,version}.browser.test.tsx",
    "test/react/{server/*,combobox/combobox,combobox/comboboxLoading,hosts/dialog,mask/amountsChanged}.browser.test.tsx",
  ];
  // The calendars of design systems need newer ones than the oldest.
  const browser18 = {
    ...browser,
    include: all ? browser.include : events,
    exclude: ["test/adapters/dates.*"],
  };

  // React 18, and the oldest of other peers, for our code and for the dependencies that import them. In jsdom those must be inlined, and as ES
  // modules: a CommonJS require("react") never passes through Vite's aliases.
  const react18 = [
    ...published,
    oldest,
    {
      find: /^@testing-library\/react$/,
      replacement: "@testing-library/react/dist/@testing-library/react.esm.js",
    },
  ];
  const inlined = {
    deps: { inline: ["@testing-library/react", "downshift", "react-hook-form", /@tanstack\//] },
  };

  // No `extends: true`: it evaluates this file again for every project.
  return [
    {
      test: { include: whole, name: "exports", environment: "node" },
      resolve: { alias: published },
    },
    {
      test: {
        include: apps,
        name: "apps",
        environment: "node",
        globalSetup: "test/support/packed.ts",
        ...patience,
      },
      resolve: { alias: published },
    },
    {
      test: { ...node, name: "node", environment: "node", isolate: false, ...workers, ...patience },
      resolve: { alias: published },
    },
    {
      test: {
        ...pages,
        name: "pages",
        environment: "node",
        isolate: false,
        ...workers,
        ...patience,
      },
      resolve: { alias: published },
    },
    {
      test: {
        ...dom,
        name: "dom",
        environment: "jsdom",
        isolate: false,
        provide: { react: "19" },
        ...workers,
        ...patience,
      },
      plugins: [samplePlugin, react()],
      resolve: { alias: published },
    },
    {
      test: {
        ...dom18,
        name: "dom-react-18",
        environment: "jsdom",
        isolate: false,
        provide: { react: "18" },
        ...workers,
        ...patience,
        server: inlined,
      },
      plugins: [samplePlugin, react()],
      resolve: { alias: react18 },
    },
    {
      test: {
        ...browser,
        name: "browser",
        browser: inBrowser(),
        provide: { react: "19" },
        ...patience,
      },
      plugins: [react(), tailwindcss(), serveForms(), serveLists()],
      resolve: { alias: published },
      optimizeDeps: prebundled,
    },
    {
      test: {
        ...browser18,
        name: "browser-react-18",
        browser: inBrowser(),
        provide: { react: "18" },
        ...patience,
      },
      plugins: [react(), tailwindcss(), serveForms(), serveLists()],
      resolve: { alias: react18 },
      optimizeDeps: prebundledOldest,
      cacheDir: "node_modules/.vite/react-18",
    },
    ...(["firefox", "webkit"] as const).map((name) => ({
      test: {
        ...browser,
        name,
        setupFiles: [setupFiles, "test/support/engines/setup.ts"],
        provide: { react: "19" },
        ...patience,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: engineProvider(name),
          instances: [{ browser: name }],
        },
      },
      plugins: [react(), tailwindcss(), serveForms(), serveLists()],
      resolve: { alias: published },
      optimizeDeps: prebundled,
      cacheDir: `node_modules/.vite/${name}`,
    })),
    ...[
      { name: "stories", alias: published },
      { name: "stories-react-18", alias: react18 },
    ].map(({ name, alias }) => ({
      test: {
        name,
        browser: inBrowser(),
        setupFiles: ["test/support/setupStories.ts"],
        isolate: false,
        exclude: alias === react18 ? ["stories/date.stories.tsx"] : [],
        ...patience,
      },
      plugins: [react(), storybookTest({ configDir: ".storybook" })],
      resolve: { alias },
      // Two Reacts are bundled apart.
      ...(alias === react18 && { cacheDir: `node_modules/.vite/${name}` }),
    })),
  ];
}
