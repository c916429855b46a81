import type { Page } from "playwright";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reacts } from "../../support/bundle.ts";
import { isSkipped, whenRendered } from "./longFormPages.ts";
import { longForm } from "../../support/longForm.ts";
import { ownBrowser } from "../../support/ownBrowser.ts";
import { servePage } from "../../support/servePage.ts";

const { parameters } = longForm;
const size = parameters.length;
const everyQuestion = Array.from({ length: size }, (_, at) => `Question ${at}`);
// Chromium finds nothing at all in a locale without a language, such as that of a container.
const openPage = ownBrowser({ env: { LC_ALL: "en_US.UTF-8" } });
const openAccessible = ownBrowser({ args: ["--force-renderer-accessibility"] });

const lastGroup = (page: Page) => page.locator(".pf-group").last();
const lastLabel = (page: Page) => lastGroup(page).locator("label").last();

/** Whether a label is on the screen as a whole. One that was never laid out has a box of no size at the top. */
const isInView = (label: Element): boolean => {
  const { top, bottom, height } = label.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight;
};

/** The questions on paper, in order. */
async function printed(page: Page): Promise<readonly string[]> {
  const pdf = await page.pdf({ format: "Letter" });
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(proxy, { mergePages: true });
  return text.match(/Question \d+/g) ?? [];
}

describe.each(reacts)("a long form with React %s", (react) => {
  const sites: Record<string, Awaited<ReturnType<typeof servePage>>> = {};

  beforeAll(async () => {
    sites["a server"] = await servePage("react/longForms/hydratedPage.tsx", react, {
      server: "react/longForms/server.tsx",
    });
    sites["a script"] = await servePage("react/longForms/mountedPage.tsx", react);
  });
  afterAll(() => Promise.all(Object.values(sites).map((site) => site.close())));

  /** A page with the whole form, as it is when nobody has scrolled. */
  async function open(from = openPage, renderedBy = "a server", fragment = ""): Promise<Page> {
    const { page } = await from();
    await page.goto(`${sites[renderedBy]?.url}/${fragment}`);
    await whenRendered(page, size);
    return page;
  }

  test("exposes every field to assistive technology, also those far from the screen", async () => {
    const page = await open(openAccessible);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const controls = nodes.filter(
      ({ ignored, role }) => !ignored && /^(textbox|combobox)$/.test(String(role?.value)),
    );
    expect(await lastGroup(page).evaluate(isSkipped)).toBe(true);
    expect(controls.map(({ name }) => String(name?.value)).sort()).toEqual(
      parameters.map(({ label, required }) => (required ? label : `${label} (optional)`)).sort(),
    );
    await page.close();
  });

  describe("find-in-page", () => {
    test.each(["a server", "a script"])(
      "finds the last field of a form rendered by %s, which had no layout",
      async (renderedBy) => {
        const page = await open(openPage, renderedBy);
        const group = lastGroup(page);
        await expect.poll(() => group.evaluate(isSkipped)).toBe(true);
        expect(await page.evaluate("window.find('Question 600')")).toBe(false);
        expect(await page.evaluate("window.find('Question 599')")).toBe(true);
        expect(await group.evaluate((it) => it.contains(getSelection()?.anchorNode ?? null))).toBe(
          true,
        );
        await expect.poll(() => lastLabel(page).evaluate(isInView)).toBe(true);
        await expect.poll(() => group.evaluate(isSkipped)).toBe(false);
        await page.close();
      },
    );

    test("follows a text link to the last field", async () => {
      const page = await open(openPage, "a server", "#:~:text=Question%20599");
      await expect.poll(() => lastLabel(page).evaluate(isInView)).toBe(true);
      await page.close();
    });
  });

  describe("on paper", () => {
    test("lays out every group", async () => {
      const page = await open();
      await page.emulateMedia({ media: "print" });
      expect(await page.locator(".pf-group").count()).toBe(30);
      expect(await lastGroup(page).evaluate(isSkipped)).toBe(false);
      await page.close();
    });

    test("has every question, also those without layout before", async () => {
      const page = await open();
      await expect.poll(() => lastGroup(page).evaluate(isSkipped)).toBe(true);
      expect(await printed(page)).toEqual(everyQuestion);
      await page.close();
    });

    test("has every question when only the first screenful was rendered", async () => {
      const { page } = await openPage();
      // What follows waits for a timer, and none of them comes.
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.goto(sites["a script"]?.url ?? "");
      await whenRendered(page, 20);
      expect(await printed(page)).toEqual(everyQuestion);
      await page.close();
    });
  });
});
