import type { FrameLocator, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { reacts } from "../../support/bundle.ts";
import { ownBrowser } from "../../support/ownBrowser.ts";
import { servePage } from "../../support/servePage.ts";

const openPage = ownBrowser();

describe.each(reacts)("React %s, a form in a portal into a frame's document", (react) => {
  let site: Awaited<ReturnType<typeof servePage>>;
  let page: Page;
  let frame: FrameLocator;
  beforeAll(async () => {
    site = await servePage("react/hosts/portalPage.tsx", react);
    ({ page } = await openPage());
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await page.goto(site.url);
    frame = page.frameLocator("iframe");
    await frame.locator("input[role=combobox]").waitFor();
  });

  /** The text in a field, and whether it has focus there. */
  const field = (label: string) => frame.getByLabel(label).and(frame.locator("input, select"));
  const submit = () => frame.getByRole("button", { name: "Submit" });

  test("is submitted as it was typed", async () => {
    await field("ssn").pressSequentially("123456789");
    await page.keyboard.press("Tab");
    expect(await field("ssn").inputValue()).toBe("•••-••-6789");
    await field("Extra").pressSequentially("1234.5");
    expect(await field("Extra").inputValue()).toBe("1,234.5");
    await page.keyboard.press("Control+z");
    expect(await field("Extra").inputValue()).not.toBe("1,234.5");
    await field("Extra").fill("1234.5");
    await field("Exempt").selectOption("No");
    await field("Place").click();
    await page.keyboard.type("o29");
    await page.keyboard.press("Enter");
    expect(await field("Place").inputValue()).toContain("o29");
    await field("Name").fill("Ada");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.title !== "Form");
    expect(await page.title()).toBe("123-45-6789 1234.5 false o29 Ada");
  });

  test("focuses its summary, which links to each field", async () => {
    await submit().click();
    const summary = frame.locator(".pf-summary");
    await summary.waitFor();
    const focused = () => frame.locator(":focus").getAttribute("id");
    expect(
      await summary.evaluate((element) => element.contains(element.ownerDocument.activeElement)),
    ).toBe(true);
    await summary.getByRole("link").nth(1).click();
    expect(await focused()).toBe(await field("Extra").getAttribute("id"));
    await summary.getByRole("link").nth(3).click();
    expect(await focused()).toBe(await field("Place").getAttribute("id"));
  });

  test("moves nothing under the pointer: an error of the field that was left waits for its release", async () => {
    await field("Extra").fill("12,5");
    const box = await submit().boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await page.mouse.down();
    await frame.locator("button:focus, body:focus").first().waitFor({ state: "attached" });
    expect(await frame.locator(".pf-error").count()).toBe(0);
    expect(await submit().boundingBox()).toEqual(box);
    await page.mouse.up();
    await frame.locator(".pf-summary").waitFor();
  });
});
