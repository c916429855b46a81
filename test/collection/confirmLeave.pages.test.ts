import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reacts } from "../support/bundle.ts";
import { ownBrowser } from "../support/ownBrowser.ts";
import { servePage } from "../support/servePage.ts";

const openPage = ownBrowser();

type Row = readonly [path: string, what: string, asks: boolean, act: (page: Page) => Promise<void>];

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const type = (page: Page) => page.getByLabel("Name").pressSequentially("Ana");
/** A press on nothing: browsers ask only who has done something. */
const look = (page: Page) => page.getByLabel("Name").click();

async function submit(page: Page): Promise<void> {
  await type(page);
  await press(page, "Submit");
  await page.waitForFunction(() => document.title === "Sent");
}
async function review(page: Page): Promise<void> {
  await type(page);
  await press(page, "Continue");
  await page.getByRole("heading", { name: "Check your answers" }).waitFor();
}
async function send(page: Page): Promise<void> {
  await review(page);
  await press(page, "Submit");
  await page.getByRole("heading", { name: "Your answers were received" }).waitFor();
}
/** Fills the storage up, so that nothing more can be kept. */
async function fillUp(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2)
      try {
        for (let part = 0; ; part++) localStorage.setItem(`${size} ${part}`, "x".repeat(size));
      } catch {}
  });
  await type(page);
  await page.locator(".pf-draft[data-status=failed]").waitFor();
}

const table: readonly Row[] = [
  ["form/plain", "nothing was answered", false, look],
  ["form/plain", "an answer was given", true, type],
  ["form/plain", "it was submitted", false, submit],
  ["form/off", "an answer was given", false, type],
  ["form/draft", "an answer was given", false, type],
  ["form/draft", "an answer was given and could not be kept", true, fillUp],
  ["collection/plain", "nothing was answered", false, look],
  ["collection/plain", "an answer was given", true, type],
  ["collection/plain", "its form was left", true, review],
  ["collection/plain", "it was sent", false, send],
  ["collection/off", "its form was left", false, review],
  ["collection/draft", "its form was left", false, review],
];

describe.each(reacts)("React %s", (react) => {
  let site: Awaited<ReturnType<typeof servePage>>;
  beforeAll(async () => {
    site = await servePage("collection/confirmLeavePage.tsx", react);
  });
  afterAll(() => site.close());

  test.each(table)("/%s: the browser asks when %s: %j", async (path, _, prompts, act) => {
    const { page } = await openPage();
    await page.goto(`${site.url}/${path}`);
    await act(page);
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.type());
      void dialog.accept();
    });
    await page.goto(`${site.url}/elsewhere`);
    expect(dialogs).toEqual(prompts ? ["beforeunload"] : []);
    await page.close();
  });

  test("keeps all typed text for a person who stays", async () => {
    const { page } = await openPage();
    await page.goto(`${site.url}/form/plain`);
    await type(page);
    const dialogs = new Promise<void>((resolve) => {
      page.on("dialog", (dialog) => void dialog.dismiss().then(resolve));
    });
    await page.evaluate(() => setTimeout(() => location.assign("/elsewhere")));
    await dialogs;
    expect(await page.getByLabel("Name").inputValue()).toBe("Ana");
    await page.close();
  });
});
