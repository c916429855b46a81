import { type Browser, chromium, type Page } from "playwright";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findChromium } from "../../support/chromium.ts";
import { isSkipped, whenDrawn } from "../../support/drawnGroups.ts";
import { LongForm } from "../../support/drawnLongForm.tsx";
import { longForm } from "../../support/longForm.ts";
import { servePage } from "../../support/servePage.ts";

const { parameters } = longForm;
let site: Awaited<ReturnType<typeof servePage>>;
const browsers: Browser[] = [];

beforeAll(async () => {
  site = await servePage("longFormPage.tsx", renderToString(createElement(LongForm)));
});

afterAll(async () => {
  for (const browser of browsers) await browser.close();
  await site.close();
});

/** A browser of its own, with switches of its own, on a page with the whole form. */
async function open(...switches: readonly string[]): Promise<Page> {
  const { source: _, args, ...options } = await findChromium();
  const browser = await chromium.launch({ ...options, args: [...args, ...switches] });
  browsers.push(browser);
  const page = await browser.newPage();
  await page.goto(`${site.url}/`);
  await whenDrawn(page, parameters.length);
  return page;
}

test("assistive technology sees every field, those far from the screen included", async () => {
  const page = await open("--force-renderer-accessibility");
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const controls = nodes.filter(
    ({ ignored, role }) => !ignored && /^(textbox|combobox)$/.test(String(role?.value)),
  );
  expect(await page.locator(".pf-group").last().evaluate(isSkipped)).toBe(true);
  expect(controls.map(({ name }) => String(name?.value)).sort()).toEqual(
    parameters.map(({ label, required }) => (required ? label : `${label} (optional)`)).sort(),
  );
});

test("on paper every group is laid out", async () => {
  const page = await open();
  await page.emulateMedia({ media: "print" });
  const groups = page.locator(".pf-group");
  expect(await groups.count()).toBe(30);
  expect(await groups.last().evaluate(isSkipped)).toBe(false);
});
