import type { Page } from "playwright";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { bundlePage } from "../support/bundle.ts";
import { ownBrowser } from "../support/ownBrowser.ts";

const openPage = ownBrowser();
const light = "rgb(27, 31, 39)";
const dark = "rgb(236, 239, 244)";

/** The style sheet of a page that is built for older browsers, with a colour of the page's own in it. */
let css = "";
beforeAll(async () => {
  const files = await bundlePage("styles/loweredPage.tsx", "19", "production");
  css = [...files].flatMap(([name, text]) => (name.endsWith(".css") ? [text] : [])).join("");
});

/** Opens a page of this HTML, which begins with the style sheet and `more`. */
async function open(html: string, more = ""): Promise<Page> {
  const { page } = await openPage();
  onTestFinished(() => page.close());
  await page.setContent(`<style>${css}${more}</style>${html}`);
  return page;
}

test.each([
  ["no color-scheme anywhere", "", light],
  ["a dark element around", "dark", dark],
])("has colours after a build tool has lowered light-dark(): %s", async (_, around, color) => {
  expect(css).toContain("--lightningcss-light,");
  const page = await open(`<div class="${around}"><div class="pf-form own">Name</div></div>`);
  const colorsOf = page.locator(".pf-form").evaluate((form) => {
    const { color, backgroundColor } = getComputedStyle(form);
    return [color, backgroundColor];
  });
  expect(await colorsOf).toEqual([color, color]);
});

test.each([
  ["a sheet that a script writes", "<style>html { color-scheme: dark }</style>"],
  [
    "a variable",
    "<style>:root { --scheme: dark } :root:root { color-scheme: var(--scheme) }</style>",
  ],
  ["a tag of the page", '<meta name="color-scheme" content="dark">'],
])("a form is dark where only the page's scheme is dark: %s", async (_, head) => {
  const page = await open(`${head}<div class="pf-form">Name</div>`);
  const color = await page.locator(".pf-form").evaluate((form) => getComputedStyle(form).color);
  expect(color).toBe(dark);
});

test.each([
  ["dark", "", dark],
  ["light", "", light],
  ["dark", ":root { --lightningcss-light: initial; --lightningcss-dark: }", dark],
  ["light", ":root { --lightningcss-light: ; --lightningcss-dark: initial }", light],
])(
  "a script that makes the page %s does so for forms and the page's own colours, also over the style sheet %j",
  async (scheme, more, color) => {
    const page = await open('<div class="pf-form own">Name</div>', more);
    const found = await page.locator(".pf-form").evaluate((form, to) => {
      document.documentElement.style.colorScheme = to;
      return [getComputedStyle(form).color, getComputedStyle(form).backgroundColor];
    }, scheme);
    expect(found).toEqual([color, color]);
  },
);

test.each([
  [":root { --pf-text: red }", "the page"],
  [".around { --pf-text: red }", "an element around"],
])("%s sets the variable for every form in %s", async (rule) => {
  const page = await open(
    '<div class="around"><div class="pf-form"><div class="pf-fields">Name</div></div></div>',
    rule,
  );
  const color = await page.locator(".pf-fields").evaluate((e) => getComputedStyle(e).color);
  expect(color).toBe("rgb(255, 0, 0)");
});
