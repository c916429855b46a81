import { exampleForms } from "parameter-form/service";
import type { Page, Request } from "playwright";
import { expect } from "vitest";
import { isDeep } from "../../support/isDeep.ts";

/** The forms that a server of the tests draws. */
export const servedIds = exampleForms.map(({ id }) => id);

/** Those of them that a browser opens: one of every type, one that is drawn in groups, and a real one; in `npm run test:deep` all. */
export const openedIds = isDeep ? servedIds : ["every-type", "thousand-parameters", "federal-w4"];

/** Waits until React has taken a page over. */
export const alive = (page: Page): Promise<void> => page.locator("body[data-ready]").waitFor();

/** Wakes a page whose script waits. */
export const wake = (page: Page): Promise<unknown> =>
  page.evaluate(() => dispatchEvent(new Event("hydrate")));

/** React found nothing otherwise than the server sent it. */
export async function expectQuiet(page: Page): Promise<void> {
  expect(await page.locator("body").getAttribute("data-mended")).toBeNull();
}

/** Types, presses Enter and clicks Submit before the page is awake: nothing is asked of any server, and what was typed is still there afterwards, at the same address. */
export async function expectNothingSent(
  page: Page,
  requested: readonly string[],
  submitLabel = "Submit",
): Promise<void> {
  const address = page.url();
  const before = requested.length;
  const entries = await page.evaluate(() => history.length);
  const requests: string[] = [];
  const note = (request: Request): void => void requests.push(request.url());
  page.on("request", note);
  const input = page.locator("input:not([type=radio])").first();
  await input.pressSequentially("7");
  await input.press("Enter");
  await page.getByRole("button", { name: submitLabel }).click();
  page.off("request", note);
  expect([...requested.slice(before), ...requests]).toEqual([]);
  await wake(page);
  await alive(page);
  // In digits of the language, with the cents of an amount.
  expect(await input.inputValue()).toMatch(/^[7٧](\D[0٠]{2})?$/u);
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await page.title()).toBe("Form");
}

/** Ids and the references to them, of all that a server sends; a searchable select adds one when it is loaded. */
export const idsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is([id], [for], [aria-describedby])")].flatMap((element) =>
      ["id", "for", "aria-describedby"]
        .map((name) => `${name}=${element.getAttribute(name)}`)
        .filter((text) => !/=null$|-menu$/.test(text)),
    ),
  );

/** Remembers the elements that were sent; the answer tells those that are no longer there. A searchable select is another element once it is loaded. */
export async function nodesGone(page: Page): Promise<() => Promise<readonly string[]>> {
  const sent = await page.evaluateHandle(() =>
    [...document.querySelectorAll("main *")].filter(
      (element) => !element.closest(".pf-field:has(option:nth-child(17))"),
    ),
  );
  expect(await sent.evaluate((elements) => elements.length)).toBeGreaterThan(10);
  return () =>
    sent.evaluate((elements) =>
      elements.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML),
    );
}
