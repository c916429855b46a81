import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import "../../.storybook/docs.css";

const cell = '"/employees/{employee}/paystubs"';
const table = `<table><tr>${`<td><code style="white-space: nowrap">${cell}</code></td>`.repeat(6)}</tr></table>`;

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(1000, 700);
});

// As wide as a page of the Storybook is: on a phone, at 200 % on a laptop, beside the list of pages.
test.each([320, 640, 980])("a wide table does not widen its page at %d pixels", async (width) => {
  await page.viewport(width, 600);
  document.body.innerHTML = `<main class="sbdocs">${table}</main>`;
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});
