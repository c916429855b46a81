import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { findChromium } from "./chromium.ts";

/** A browser of a test file's own, for pages that a server serves. The answer opens a page, and gives what goes wrong in it: warnings, errors, throws. */
export function ownBrowser(): () => Promise<{ page: Page; said: string[] }> {
  let browser: Browser;
  beforeAll(async () => {
    const { source: _, ...options } = await findChromium();
    browser = await chromium.launch(options);
  });
  afterAll(() => browser.close());

  return async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(90_000);
    const said: string[] = [];
    page.on("console", (message) => {
      if (["warning", "error"].includes(message.type())) said.push(message.text());
    });
    page.on("pageerror", (error) => said.push(error.message));
    await page.route("**/favicon.ico", (route) => route.fulfill({ body: "" }));
    return { page, said };
  };
}
