import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from "playwright";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { findChromium } from "./chromium.ts";

/** How a browser is started, where that is not as the others are: with these switches too, and without those of Playwright's. */
type More = Pick<LaunchOptions, "args" | "env" | "ignoreDefaultArgs">;

/**
 * A browser of a test file's own, for pages that a server serves. The answer opens a page, and gives what goes wrong in it: warnings, errors,
 * throws. A test fails for any of it, unless it removes the expected messages from `consoleMessages`.
 */
export function ownBrowser({ args = [], env = {}, ...more }: More = {}): (
  options?: BrowserContextOptions,
) => Promise<{ page: Page; consoleMessages: string[] }> {
  let browser: Browser;
  const consoleMessages: string[] = [];
  beforeAll(async () => {
    const { source: _, ...found } = await findChromium();
    browser = await chromium.launch({
      ...found,
      ...more,
      args: [...found.args, ...args],
      env: { ...(found.env ?? process.env), ...env },
    });
  });
  const expectQuiet = (): void =>
    expect(consoleMessages.splice(0), "The console was written to").toEqual([]);
  afterEach(expectQuiet);
  afterAll(async () => {
    await browser.close();
    expectQuiet();
  });

  return async (options) => {
    const page = await browser.newPage(options);
    page.setDefaultTimeout(90_000);
    page.on("console", (message) => {
      if (["warning", "error"].includes(message.type())) consoleMessages.push(message.text());
    });
    page.on("pageerror", (error) => consoleMessages.push(error.message));
    await page.route("**/favicon.ico", (route) => route.fulfill({ body: "" }));
    return { page, consoleMessages };
  };
}

/**
 * Presses a button anew: those of two steps may stand at one place, where a press that comes soon is
 * a repeat unless something else was pressed in between.
 */
export async function press(page: Page, name: string): Promise<void> {
  await page.keyboard.press("Shift");
  await page.getByRole("button", { name, exact: true }).click();
}
