import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { keepSmall } from "./keepSmall.ts";
import { modes, tallest } from "./modes.ts";
import { plainChromium } from "./plainChromium.ts";

const root = join(import.meta.dirname, "../..");
const pictures = join(import.meta.dirname, "pictures");
const reports = join(root, "reports/visual");
const width = Math.max(...Object.values(modes).map((mode) => mode.width));

/** A cache of its own, and what stories use beforehand: found while they run, it would be bundled anew with a second React. */
const known: Plugin = {
  name: "known-beforehand",
  config: () => ({
    cacheDir: join(root, "node_modules/.vite/visual"),
    optimizeDeps: {
      include: ["@tanstack/react-query", "@tanstack/react-table", "downshift", "react-hook-form"],
    },
  }),
};

/** Runs each story as it is in Storybook, and takes its pictures. */
const stories: TestProjectInlineConfiguration = {
  root,
  plugins: [
    react(),
    storybookTest({
      configDir: join(root, ".storybook"),
      initialGlobals: { a11y: { manual: true } },
    }),
    known,
  ],
  resolve: {
    tsconfigPaths: true,
    alias: { "parameter-form/styles.css": join(root, "src/styles/styles.css") },
  },
  test: {
    name: "stories",
    setupFiles: ["test/visual/setup.ts"],
    testTimeout: 120_000,
    attachmentsDir: join(reports, "attachments"),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: await plainChromium(reports),
        // A window that holds the widest and tallest picture: Vitest would scale it to fit a smaller one.
        contextOptions: {
          viewport: { width, height: tallest },
          timezoneId: "UTC",
          reducedMotion: "reduce",
        },
      }),
      instances: [{ browser: "chromium" }],
      commands: { keepSmall: (_, picture: string) => keepSmall(join(pictures, `${picture}.png`)) },
      expect: {
        toMatchScreenshot: {
          comparatorName: "pixelmatch",
          comparatorOptions: { threshold: 0.01, includeAA: true },
          timeout: 60_000,
          resolveScreenshotPath: ({ arg, ext }) => join(pictures, `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => join(reports, `${arg}${ext}`),
        },
      },
    },
  },
};

/** Looks at what there is once the pictures are taken. */
const complete: TestProjectInlineConfiguration = {
  root,
  test: {
    name: "pictures",
    include: ["test/visual/pictures.check.ts"],
    sequence: { groupOrder: 1 },
  },
};

export default defineConfig({ root, test: { projects: [stories, complete] } });
