import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { preview } from "vite";
import { findChromium } from "./chromium.ts";

const w4 = "forms-payroll-forms--federal-w-4";
const builder = "try-it-build-an-onboarding--onboarding";

const answers = {
  "First name and middle initial": "Ana M",
  "Last name": "García",
  "Social Security number": "123-45-6789",
  Address: "1 Main Street",
  "City or town, state, and ZIP code": "Salem, OR 97301",
  "Other income": "1234.50",
};

async function fill(page: Page): Promise<void> {
  for (const [label, answer] of Object.entries(answers))
    await page.getByLabel(label).first().fill(answer);
  await page.getByLabel("Filing status").selectOption("single");
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
}

async function refuse(page: Page): Promise<void> {
  await page.getByLabel("Other income").fill("12,5");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.locator("[role=alert]:focus").waitFor();
}

async function selectCounty(page: Page): Promise<void> {
  await page.getByRole("treeitem", { name: "County" }).click();
  await page.getByRole("button", { name: "Add a condition" }).click();
  await page.getByLabel("Question of condition 1").selectOption({ label: "State" });
  await page.getByLabel("Answer of condition 1").selectOption({ label: "Maryland" });
}

const pictures = [
  { file: "w4.png", story: w4, theme: "light", viewport: { width: 600, height: 1010 }, act: fill },
  {
    file: "w4-phone.png",
    story: w4,
    theme: "dark",
    viewport: { width: 360, height: 1010 },
    act: fill,
  },
  {
    file: "w4-errors.png",
    story: w4,
    theme: "light",
    viewport: { width: 600, height: 1010 },
    act: refuse,
  },
  {
    file: "builder.png",
    story: builder,
    theme: "light",
    viewport: { width: 1280, height: 1640 },
    act: selectCounty,
  },
] as const;

const root = join(import.meta.dirname, "../..");
const { source: _, ...options } = await findChromium();
const [browser, site] = await Promise.all([
  chromium.launch(options),
  preview({ root, configFile: false, build: { outDir: "storybook-static" }, preview: { port: 0 } }),
]);
const [address] = site.resolvedUrls?.local ?? [];

for (const { file, story, theme, viewport, act } of pictures) {
  const page = await browser.newPage({ viewport });
  await page.goto(`${address}iframe.html?viewMode=story&id=${story}&globals=theme:${theme}`);
  await act(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, "pictures", file), animations: "disabled" });
  await page.close();
  console.log(`pictures/${file}`);
}

await Promise.all([browser.close(), site.close()]);
