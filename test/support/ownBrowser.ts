import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { findChromium } from "./chromium.ts";

/** A browser of a test file's own, for pages that a server serves, in an environment with these variables too. The answer opens a page, and gives what goes wrong in it: warnings, errors, throws. */
export function ownBrowser(
  more: Readonly<Record<string, string>> = {},
): () => Promise<{ page: Page; said: string[] }> {
  let browser: Browser;
  beforeAll(async () => {
    const { source: _, env, ...options } = await findChromium();
    browser = await chromium.launch({ ...options, env: { ...(env ?? process.env), ...more } });
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
