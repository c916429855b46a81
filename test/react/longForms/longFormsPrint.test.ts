import type { Page } from "playwright";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isSkipped, whenDrawn } from "../../support/drawnGroups.ts";
import { LongForm } from "../../support/drawnLongForm.tsx";
import { ownBrowser } from "../../support/ownBrowser.ts";
import { servePage } from "../../support/servePage.ts";

const openPage = ownBrowser();
const everyQuestion = Array.from({ length: 600 }, (_, at) => `Question ${at}`);

let fromServer: Awaited<ReturnType<typeof servePage>>;
let fromScript: Awaited<ReturnType<typeof servePage>>;
beforeAll(async () => {
  fromServer = await servePage("longFormPage.tsx", renderToString(createElement(LongForm)));
  fromScript = await servePage("longMountPage.tsx");
});
afterAll(() => Promise.all([fromServer.close(), fromScript.close()]));

/** The questions on paper, in order. */
async function printed(page: Page): Promise<readonly string[]> {
  const pdf = await page.pdf({ format: "Letter" });
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(proxy, { mergePages: true });
  return text.match(/Question \d+/g) ?? [];
}

test("every question is on paper, those that were not laid out included", async () => {
  const { page } = await openPage();
  await page.goto(fromServer.url);
  await whenDrawn(page, 600);
  await expect.poll(() => page.locator(".pf-group").last().evaluate(isSkipped)).toBe(true);
  expect(await printed(page)).toEqual(everyQuestion);
});

test("every question is on paper when only the first screenful was drawn", async () => {
  const { page } = await openPage();
  // What follows waits for a timer, and none of them comes.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(fromScript.url);
  await whenDrawn(page, 20);
  expect(await printed(page)).toEqual(everyQuestion);
});
