import { readFileSync } from "node:fs";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reacts } from "../support/bundle.ts";
import { ownBrowser, press } from "../support/ownBrowser.ts";
import { servePage } from "../support/servePage.ts";

const openPage = ownBrowser();
describe.each(reacts)("React %s", (react) => {
  let site: Awaited<ReturnType<typeof servePage>>;

  beforeAll(async () => {
    site = await servePage("collection/receiptPage.tsx", react);
  });

  afterAll(() => site.close());

  const darkPage = ":root { color-scheme: dark; background: #12151b; } h2, h3 { color: #eceff4; }";

  test("prints a receipt without controls, and saves it as a text with the submitted values", async () => {
    const { page } = await openPage();
    await page.addInitScript(() => {
      window.print = () => {
        document.title = "Printed";
      };
    });
    await page.goto(site.url);
    await press(page, "Continue");
    await press(page, "Submit");
    await page.getByRole("heading", { name: "Your answers were received" }).waitFor();
    expect(await page.locator(".pf-receipt").innerText()).not.toMatch(/document_1|1234\.5/u);

    await press(page, "Print");
    expect(await page.title()).toBe("Printed");
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf()));
    const { text: printed } = await extractText(pdf, { mergePages: true });
    expect(printed).toMatch(/received.*Received on.*Ending in 6789.*\$1,234\.50/su);
    expect(printed).not.toMatch(/Print|Download|123-45|document_1|Exactly/u);

    await page.addStyleTag({ content: darkPage });
    const seen = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("h2, .pf-receipt-at, dt, dd")].map(
          (element) => getComputedStyle(element).color,
        ),
      );
    expect(await seen()).toContain("rgb(236, 239, 244)");
    await page.emulateMedia({ media: "print" });
    expect(new Set(await seen())).toEqual(new Set(["rgb(0, 0, 0)", "rgb(68, 68, 68)"]));
    await page.emulateMedia({ media: "screen" });

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("receipt.txt");
    const kept = readFileSync(await download.path(), "utf8");
    expect(kept.replaceAll(/^(Received)\b.*$/gmu, "$1")).toBe(
      [
        "Your answers were received\nReceived",
        "W-4\nssn: Ending in 6789\nExtra: $1,234.50",
        "Exactly what was sent",
        "W-4\nDocument: document_1\nReceived\nssn: Ending in 6789\nExtra: 1234.5\n",
      ].join("\n\n"),
    );
    await page.close();
  });
});
