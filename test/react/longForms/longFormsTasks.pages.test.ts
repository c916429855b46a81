import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reacts } from "../../support/bundle.ts";
import { ownBrowser } from "../../support/ownBrowser.ts";
import { servePage } from "../../support/servePage.ts";

const openPage = ownBrowser();
describe.each(reacts)("React %s", (react) => {
  let site: Awaited<ReturnType<typeof servePage>>;

  beforeAll(async () => {
    site = await servePage("longMountPage.tsx", react, { mode: "production" });
  });

  afterAll(() => site.close());

  /** The longest task of a form that is drawn by a script, after its first screenful; `planted` milliseconds are spent on nothing. */
  async function longest(size: number, planted = 0): Promise<number> {
    const { page } = await openPage();
    await page.goto(`${site.url}/${size}/${planted}`);
    const time = await page.evaluate<number>("longest");
    await page.close();
    return time;
  }

  test("a task of 60 ms after the first screenful would be seen", async () => {
    expect(await longest(100, 60)).toBeGreaterThanOrEqual(60);
  });

  // The least of five, so that a busy machine does not decide.
  test("what follows the first screenful of 1,000 fields comes without a task over 50 ms", async () => {
    const times: number[] = [];
    for (let round = 0; round < 5; round++) times.push(await longest(1000));
    expect(Math.min(...times)).toBeLessThanOrEqual(50);
  });
});
