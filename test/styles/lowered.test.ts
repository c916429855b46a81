import { expect, test } from "vitest";
import { bundlePage } from "../support/bundle.ts";
import { ownBrowser } from "../support/ownBrowser.ts";

const openPage = ownBrowser();
const light = "rgb(27, 31, 39)";
const dark = "rgb(236, 239, 244)";

test.each([
  ["no color-scheme anywhere", "", light],
  ["a dark element around", "dark", dark],
])("colours are there when a build tool has lowered light-dark(): %s", async (_, around, color) => {
  const files = await bundlePage("loweredPage.tsx", "19", "production");
  const css = [...files].filter(([name]) => name.endsWith(".css")).map(([, text]) => text);
  expect(css.join()).toContain("--lightningcss-light,");
  const { page } = await openPage();
  await page.setContent(
    `<style>${css.join("")}</style><div class="${around}"><div class="pf-form"><div class="pf-field"><label class="pf-label">Name</label></div></div></div>`,
  );
  const colorOf = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).color);
  expect(await colorOf(".pf-form")).toBe(color);
});

test.each([
  [":root { --pf-text: red }", "the page"],
  [".around { --pf-text: red }", "an element around"],
])("%s sets the variable for every form in %s", async (rule) => {
  const files = await bundlePage("loweredPage.tsx", "19", "production");
  const css = [...files].filter(([name]) => name.endsWith(".css")).map(([, text]) => text);
  const { page } = await openPage();
  await page.setContent(
    `<style>${css.join("")}${rule}</style><div class="around"><div class="pf-form"><div class="pf-fields">Name</div></div></div>`,
  );
  const color = await page.locator(".pf-fields").evaluate((e) => getComputedStyle(e).color);
  expect(color).toBe("rgb(255, 0, 0)");
});
