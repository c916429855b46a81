import { playwright } from "@vitest/browser-playwright";
import { findChromium } from "./chromium.ts";
import { clipboardCommands } from "./clipboardLock.ts";
import { engineProvider } from "./engines/provider.ts";

const { source, ...launchOptions } = await findChromium();
console.log(`Browser: ${source}`);

/** Returns new settings, since Vitest writes to those of a project. */
export const inBrowser = (browser: "chromium" | "firefox" | "webkit") => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: browser === "chromium" ? playwright({ launchOptions }) : engineProvider(browser),
  instances: [{ browser }],
  commands: clipboardCommands,
});
