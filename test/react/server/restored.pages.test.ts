import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reacts } from "../../support/bundle.ts";
import { ownBrowser } from "../../support/ownBrowser.ts";
import { servePage } from "../../support/servePage.ts";

const labels = ["Amount", "Kept", "Share", "Name", "Number"] as const;
/** The input of a question of the restored form. */
const input = (page: Page, label: string) =>
  page.getByRole("textbox", { name: `${label} (optional)`, exact: true });

/** Types into inputs, and leaves the last. */
async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await input(page, label).pressSequentially(text);
  await page.keyboard.press("Tab");
}

/** What each input shows, by its label. */
const shown = async (page: Page) =>
  Object.fromEntries(
    await Promise.all(
      labels.map(async (label) => [label, await input(page, label).inputValue()] as const),
    ),
  );

// A page of its own, because going back would leave the one that runs the other tests. Headless Chromium keeps no page whole for going back
// to (bfcache), so here it restores the form; the page that is kept whole is emulated in amountsChanged.browser.test.tsx.
const openPage = ownBrowser({ ignoreDefaultArgs: ["--disable-back-forward-cache"] });

const ways = [
  {
    way: "gone back to",
    // What Chromium restores; a reload it begins anew.
    restores: true,
    async go(page: Page) {
      await page.goto(new URL("/elsewhere", page.url()).href);
      await page.goBack();
    },
  },
  {
    way: "gone back to, on to, and back to",
    restores: true,
    async go(page: Page) {
      await page.goto(new URL("/elsewhere", page.url()).href);
      await page.goBack();
      await page.goForward();
      await page.goBack();
    },
  },
  {
    way: "reloaded",
    restores: false,
    async go(page: Page) {
      await page.reload();
    },
  },
];

const masks = [
  { mask: "live", typing: "1,234,567.5" },
  { mask: "blur", typing: "1234567.5" },
];
const cases = masks.flatMap((mask) => ways.map((way) => ({ ...mask, ...way })));

describe.each(reacts)("React %s", (react) => {
  let site: Awaited<ReturnType<typeof servePage>>;
  beforeAll(async () => {
    site = await servePage("react/server/restoredPage.tsx", react, {
      server: "react/server/restoredServer.tsx",
    });
  });
  afterAll(() => site.close());

  async function openForm(mask: string): Promise<Page> {
    const { page } = await openPage();
    await page.goto(`${site.url}/${mask}`);
    await page.locator("body[data-ready]").waitFor();
    return page;
  }

  test.each(cases)(
    "mask=$mask: a page that is $way submits the restored answers",
    async ({ mask, typing, go, restores }) => {
      const page = await openForm(mask);
      await input(page, "Kept").pressSequentially("1234567.5");
      expect(await input(page, "Kept").inputValue()).toBe(typing);
      await fill(page, {
        Amount: "99",
        Share: "12.5",
        Name: "Ana",
        Number: "123456789",
      });
      expect(await shown(page)).toEqual({
        Amount: "99.00",
        Kept: "1,234,567.50",
        Share: "12.5",
        Name: "Ana",
        Number: "•••-••-6789",
      });
      await go(page);
      await page.locator("body[data-ready]").waitFor();
      const seen = await shown(page);
      expect([seen["Kept"], seen["Name"]]).toEqual(restores ? ["1,234,567.50", "Ana"] : ["", ""]);
      await page.getByRole("button", { name: "Submit" }).click();
      await page.waitForFunction(() => document.title.startsWith("{"));
      // What a browser puts back is what stood there, with the cents.
      const submitted: unknown = JSON.parse(
        (await page.title()).replace('"99.00"', '"99"').replace('"1234567.50"', '"1234567.5"'),
      );
      expect(submitted).toEqual({
        ...(seen["Amount"] !== "" && { amount: "99" }),
        ...(seen["Kept"] !== "" && { kept: "1234567.5" }),
        ...(seen["Share"] !== "" && { share: "12.5" }),
        ...(seen["Name"] !== "" && { name: "Ana" }),
        ...(seen["Number"] !== "" && { number: "123-45-6789" }),
      });
      await page.close();
    },
  );

  test.each(cases)(
    "mask=$mask: a page that is $way rejects an unreadable text if it is restored",
    async ({ mask, go, restores }) => {
      const page = await openForm(mask);
      await fill(page, { Kept: "12,5" });
      await go(page);
      await page.locator("body[data-ready]").waitFor();
      await page.getByRole("button", { name: "Submit" }).click();
      await page.waitForFunction(
        () => document.title === "{}" || document.querySelector("[role=alert]") !== null,
      );
      const kept = input(page, "Kept");
      const found = [await kept.inputValue(), await kept.getAttribute("aria-invalid")];
      expect(found).toEqual(restores ? ["12,5", "true"] : ["", null]);
      expect(await page.title()).toBe(restores ? "Form" : "{}");
      await page.close();
    },
  );
});
