import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { preview } from "vite";
import { findChromium } from "./chromium.ts";

const story = "forms-payroll-forms--federal-w-4";

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

const pictures = [
  { file: "w4.png", theme: "light", viewport: { width: 600, height: 1010 }, act: fill },
  { file: "w4-phone.png", theme: "dark", viewport: { width: 360, height: 1010 }, act: fill },
  { file: "w4-errors.png", theme: "light", viewport: { width: 600, height: 1010 }, act: refuse },
] as const;

const root = join(import.meta.dirname, "../..");
const { source: _, ...options } = await findChromium();
const [browser, site] = await Promise.all([
  chromium.launch(options),
  preview({ root, configFile: false, build: { outDir: "storybook-static" }, preview: { port: 0 } }),
]);
const [address] = site.resolvedUrls?.local ?? [];

for (const { file, theme, viewport, act } of pictures) {
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
