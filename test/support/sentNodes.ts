import type { Page } from "playwright";
import { expect } from "vitest";

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
