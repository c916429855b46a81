import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reacts } from "../support/bundle.ts";
import { ownBrowser, press } from "../support/ownBrowser.ts";
import { servePage } from "../support/servePage.ts";

const openPage = ownBrowser();

const fill = (page: Page, name: string) => page.getByLabel("First").pressSequentially(name);
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { name, exact: true }).first().waitFor();
const saved = (page: Page) => page.locator(".pf-draft[data-status=saved]").waitFor();
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    const names = at?.getAttribute("aria-labelledby")?.split(" ") ?? [];
    return names.map((id) => document.getElementById(id)?.textContent).join(" ") || at?.textContent;
  });

describe.each(reacts)("React %s", (react) => {
  let site: Awaited<ReturnType<typeof servePage>>;
  beforeAll(async () => {
    site = await servePage("collection/itemsPage.tsx", react);
  });
  afterAll(() => site.close());

  test("resumes in the middle of the second item after a reload, and in another tab", async () => {
    const { page } = await openPage();
    await page.goto(site.url);
    await press(page, "Add");
    await fill(page, "Bo");
    await press(page, "Continue");
    await press(page, "Add another");
    await fill(page, "C");
    await page.reload();
    await heading(page, "C");
    expect(await page.getByLabel("First").inputValue()).toBe("C");
    expect(new URL(page.url()).hash).toBe("#step=people%7E2");
    await page.getByLabel("First").press("End");
    await fill(page, "y");
    await saved(page);
    const [other] = await Promise.all([
      page.waitForEvent("popup"),
      page.evaluate(() => void window.open(location.href)),
    ]);
    await heading(other, "Cy");
    expect(await other.getByLabel("First").inputValue()).toBe("Cy");
    await other.close();
    await press(page, "Continue");
    await heading(page, "People");
    await press(page, "Continue");
    await press(page, "Submit");
    await heading(page, "Your answers were received");
    expect(await page.title()).toBe("people Bo;people Cy;");
    await page.reload();
    await heading(page, "People, 2 of 2");
    expect(await page.title()).toBe("");
  });

  test("removes only one item while a key is held", async () => {
    const { page } = await openPage();
    await page.goto(site.url);
    await press(page, "Add");
    await fill(page, "Bo");
    await press(page, "Continue");
    await page.getByRole("button", { name: "Remove" }).focus();
    await page.keyboard.press("Shift");
    await page.keyboard.down("Enter");
    await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    expect(await focused(page)).toBe("Undo");
    await page.getByText("“Bo” was removed").waitFor();
    await page.keyboard.press("Shift");
    await page.keyboard.press("Enter");
    await page.getByText("“Bo” is back").waitFor();
    expect(await focused(page)).toBe("Change Bo");
    await page.getByRole("heading", { name: "Bo", exact: true }).waitFor();
  });
});
