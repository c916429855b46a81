import { join } from "node:path";
import { chromium } from "playwright";
import { preview } from "vite";
import { findChromium } from "./chromium.ts";

const story = "forms-onboarding--federal-w-4";

const pictures = [
  { file: "w4.png", theme: "light", viewport: { width: 600, height: 1010 } },
  { file: "w4-phone.png", theme: "dark", viewport: { width: 360, height: 1010 } },
] as const;

const root = join(import.meta.dirname, "../..");
const { source: _, ...options } = await findChromium();
const [browser, site] = await Promise.all([
  chromium.launch(options),
  preview({ root, configFile: false, build: { outDir: "storybook-static" }, preview: { port: 0 } }),
]);
const [address] = site.resolvedUrls?.local ?? [];

for (const { file, theme, viewport } of pictures) {
  const page = await browser.newPage({ viewport });
  await page.goto(`${address}iframe.html?viewMode=story&id=${story}&globals=theme:${theme}`);
  await page.getByLabel("Other income").fill("12,5");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.locator("[role=alert]:focus").waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, "stories", file), animations: "disabled" });
  await page.close();
  console.log(`stories/${file}`);
}

await Promise.all([browser.close(), site.close()]);
