import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reacts } from "../../support/bundle.ts";
import { isSkipped, whenDrawn } from "./longFormPages.ts";
import { ownBrowser } from "../../support/ownBrowser.ts";
import { servePage } from "../../support/servePage.ts";

// Chromium finds nothing at all in a locale without a language, such as that of a container.
const openPage = ownBrowser({ env: { LC_ALL: "en_US.UTF-8" } });
type Site = Awaited<ReturnType<typeof servePage>>;
const lastLabel = (page: Page) => page.locator(".pf-group").last().locator("label").last();

/** Whether a label is on the screen as a whole. One that was never laid out has a box of no size at the top. */
const isInView = (label: Element): boolean => {
  const { top, bottom, height } = label.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight;
};

describe.each(reacts)("React %s", (react) => {
  const sites: Record<string, Site> = {};

  beforeAll(async () => {
    sites["a server"] = await servePage("react/longForms/hydratedPage.tsx", react, {
      server: "react/longForms/server.tsx",
    });
    sites["a script"] = await servePage("react/longForms/mountedPage.tsx", react);
  });

  afterAll(() => Promise.all(Object.values(sites).map((site) => site.close())));

  /** A page with the whole form, as it is when nobody has scrolled. */
  async function open(drawnBy: string, fragment = ""): Promise<Page> {
    const { page } = await openPage();
    await page.goto(`${sites[drawnBy]?.url}/${fragment}`);
    await whenDrawn(page, 600);
    return page;
  }

  test.each(["a server", "a script"])(
    "find-in-page finds the last field of a form drawn by %s, which was not laid out",
    async (drawnBy) => {
      const page = await open(drawnBy);
      const group = page.locator(".pf-group").last();
      await expect.poll(() => group.evaluate(isSkipped)).toBe(true);
      expect(await page.evaluate("window.find('Question 600')")).toBe(false);
      expect(await page.evaluate("window.find('Question 599')")).toBe(true);
      expect(await group.evaluate((it) => it.contains(getSelection()?.anchorNode ?? null))).toBe(
        true,
      );
      await expect.poll(() => lastLabel(page).evaluate(isInView)).toBe(true);
      await expect.poll(() => group.evaluate(isSkipped)).toBe(false);
    },
  );

  test("a link to a text leads to the last field", async () => {
    const page = await open("a server", "#:~:text=Question%20599");
    await expect.poll(() => lastLabel(page).evaluate(isInView)).toBe(true);
  });
});
