import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reacts } from "../support/bundle.ts";
import { ownBrowser } from "../support/ownBrowser.ts";
import { questions } from "../support/questions.ts";
import { servePage } from "../support/servePage.ts";

const openPage = ownBrowser();

const start = {
  forms: [
    {
      id: "home",
      title: "Home",
      form: questions("City: string", "County: string", "ZIP code: string", "Pets: number"),
      sections: [
        { title: "Place", names: ["City", "County"] },
        { title: "Codes", names: ["ZIP code"] },
      ],
    },
    { id: "pay", title: "Pay", form: questions("Wage: currency") },
  ],
};

describe.each(reacts)("React %s", (react) => {
  let site: Awaited<ReturnType<typeof servePage>>;
  beforeAll(async () => {
    site = await servePage("builder/builderPage.tsx", react);
  });
  afterAll(() => site.close());

  const open = async (context: Parameters<typeof openPage>[0]) => {
    const { page } = await openPage(context);
    await page.goto(`${site.url}#${encodeURIComponent(JSON.stringify(start))}`);
    const row = (title: string): Locator => page.getByRole("treeitem", { name: title });
    await row("Home Form").waitFor();
    return { page, row };
  };

  /** Titles of the rows. */
  const rowsOf = async (page: Page): Promise<string> =>
    (await page.locator(".pf-builder-row-title").allTextContents()).slice(1, -1).join(", ");

  const before = "Home, Place, City, County, Codes, ZIP code, Pets, Pay, Wage";

  test.each([
    ["City", "Pets", "Home, Place, County, Codes, ZIP code, Pets, City, Pay, Wage", "down"],
    ["Pets", "City", "Home, Place, Pets, City, County, Codes, ZIP code, Pay, Wage", "up"],
    ["City", "Codes", "Home, Place, County, Codes, City, ZIP code, Pets, Pay, Wage", "down"],
    ["Codes", "Place", "Home, Codes, ZIP code, Place, City, County, Pets, Pay, Wage", "up"],
    ["Home", "Pay", "Pay, Wage, Home, Place, City, County, Codes, ZIP code, Pets", "down"],
    ["City", "Wage", before, null],
    ["City", "Home", before, null],
    ["Place", "Pay", before, null],
  ])("%s is dragged to %s: %s", async (from, to, after, direction) => {
    const { page, row } = await open({ viewport: { width: 1280, height: 900 } });
    await page.evaluate(() =>
      window.addEventListener("dragover", ({ defaultPrevented }) => {
        document.body.dataset["canDrop"] = String(defaultPrevented);
      }),
    );
    await row(from).hover();
    await page.mouse.down();
    await row(to).hover();
    // The second event of a drag is at the target, too.
    await row(to).hover();
    const canDrop = direction !== null;
    await page.locator(`body[data-can-drop="${canDrop}"]`).waitFor();
    expect(await page.locator("[data-drop]").count()).toBe(canDrop ? 1 : 0);
    await page.mouse.up();
    expect(await rowsOf(page)).toBe(after);
    expect(await page.locator("[data-drop]").count()).toBe(0);

    const undo = page.getByRole("button", { name: "Undo" });
    expect(await undo.getAttribute("aria-disabled")).toBe(canDrop ? null : "true");
    if (!canDrop) return;
    const step = `Moved “${from}” ${direction}`;
    await page.getByRole("status").filter({ hasText: step }).waitFor();
    const isFocused = (one: Element): boolean => one === document.activeElement;
    expect(await row(from).evaluate(isFocused)).toBe(true);
    expect(await row(from).getAttribute("aria-selected")).toBe("true");
    await page.getByRole("button", { name: `Undo: ${step}` }).click();
    expect(await rowsOf(page)).toBe(before);
    expect(await undo.getAttribute("aria-disabled")).toBe("true");
  });

  test("a touch on a row scrolls", async () => {
    const { page, row } = await open({ viewport: { width: 390, height: 500 }, hasTouch: true });
    const { x, y } = (await row("City").boundingBox()) ?? { x: 0, y: 0 };
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", up: number) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x: x + 50, y: y + 5 - up }],
      });
    await touch("touchStart", 0);
    for (let up = 20; up <= 200; up += 20) await touch("touchMove", up);
    await touch("touchEnd", 200);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await rowsOf(page)).toBe(before);
  });
});
