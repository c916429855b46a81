import { readFileSync } from "node:fs";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reacts } from "../support/bundle.ts";
import { ownBrowser } from "../support/ownBrowser.ts";
import { servePage } from "../support/servePage.ts";

const openPage = ownBrowser();
describe.each(reacts)("React %s", (react) => {
  let site: Awaited<ReturnType<typeof servePage>>;

  beforeAll(async () => {
    site = await servePage("receiptPage.tsx", react);
  });

  afterAll(() => site.close());

  test("A receipt is printed without controls, and kept as a text of exactly what was sent", async () => {
    const { page } = await openPage();
    await page.addInitScript(() => {
      window.print = () => {
        document.title = "Printed";
      };
    });
    await page.goto(site.url);
    await page.getByRole("button", { name: "Continue" }).click();
    // Each press is a gesture of its own, though the buttons stand at one place.
    await page.keyboard.press("Shift");
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("heading", { name: "Your answers were received" }).waitFor();

    await page.keyboard.press("Shift");
    await page.getByRole("button", { name: "Print" }).click();
    expect(await page.title()).toBe("Printed");
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf()));
    const { text: printed } = await extractText(pdf, { mergePages: true });
    expect(printed).toMatch(/document_1.*Ending in 6789.*1234\.5/su);
    expect(printed).not.toMatch(/Print|Download|123-45/u);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("receipt.txt");
    const [, form = ""] = readFileSync(await download.path(), "utf8").split("\n\n");
    expect(form.replace(/^(Received): .*$/mu, "$1")).toBe(
      "W-4\nReceived\nDocument: document_1\nssn (ssn): Ending in 6789\nExtra (Extra): 1234.5\n",
    );
    await page.close();
  });
});
