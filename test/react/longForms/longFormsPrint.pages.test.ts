import type { Page } from "playwright";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reacts } from "../../support/bundle.ts";
import { isSkipped, whenDrawn } from "./longFormPages.ts";
import { ownBrowser } from "../../support/ownBrowser.ts";
import { servePage } from "../../support/servePage.ts";

const openPage = ownBrowser();
const everyQuestion = Array.from({ length: 600 }, (_, at) => `Question ${at}`);

/** The questions on paper, in order. */
async function printed(page: Page): Promise<readonly string[]> {
  const pdf = await page.pdf({ format: "Letter" });
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(proxy, { mergePages: true });
  return text.match(/Question \d+/g) ?? [];
}

describe.each(reacts)("React %s", (react) => {
  let fromServer: Awaited<ReturnType<typeof servePage>>;
  let fromScript: Awaited<ReturnType<typeof servePage>>;
  beforeAll(async () => {
    fromServer = await servePage("react/longForms/hydratedPage.tsx", react, {
      server: "react/longForms/server.tsx",
    });
    fromScript = await servePage("react/longForms/mountedPage.tsx", react);
  });
  afterAll(() => Promise.all([fromServer.close(), fromScript.close()]));

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
});
