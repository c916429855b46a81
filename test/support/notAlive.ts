import type { Page } from "playwright";
import { expect } from "vitest";

/** Waits until React has taken a page over. */
export const alive = (page: Page): Promise<void> => page.locator("body[data-ready]").waitFor();

/** Wakes a page whose script waits. */
export const wake = (page: Page): Promise<unknown> =>
  page.evaluate(() => dispatchEvent(new Event("hydrate")));

/** What React found otherwise than the server sent it, and what was said about it, is nothing. */
export async function expectQuiet(page: Page, said: readonly string[]): Promise<void> {
  expect(said).toEqual([]);
  expect(await page.locator("body").getAttribute("data-mended")).toBeNull();
}

/** Types, presses Enter and clicks Submit before the page is awake: nothing is asked of the server, and what was typed is still there afterwards, at the same address. */
export async function expectNothingSent(page: Page, asked: readonly string[]): Promise<void> {
  const address = page.url();
  const before = asked.length;
  const entries = await page.evaluate(() => history.length);
  const input = page.locator("input:not([type=radio])").first();
  await input.pressSequentially("7");
  await input.press("Enter");
  await page.getByRole("button", { name: "Submit" }).click();
  expect(asked.slice(before)).toEqual([]);
  await wake(page);
  await alive(page);
  expect(await input.inputValue()).toBe("7");
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await page.title()).toBe("Form");
}
