import { createService, exampleForms, exampleLists } from "parameter-form/service";
import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bundlePage, type React, reacts } from "../../support/bundle.ts";
import { ownBrowser, press } from "../../support/ownBrowser.ts";
import { htmlPage, pageFile, pageHtml } from "../../support/pageFile.ts";
import { listen } from "../../support/serveForms.ts";

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const openPage = ownBrowser();

/** A page of an app under the policy: what it breaks is reported to the server. */
async function serve(react: React) {
  const files = await bundlePage("react/hosts/hostsPolicyPage.tsx", react, "production");
  const style = [...files.keys()].find((name) => name.endsWith(".css"));
  const html = pageHtml("", `<link rel="stylesheet" href="/${style}">`);
  const reports: string[] = [];
  const service = createService({ forms: exampleForms, lists: exampleLists, basePath: "/api" });
  const site = await listen(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/api/")) return service(request);
    if (pathname === "/reports") {
      reports.push(await request.text());
      return new Response(null, { status: 204 });
    }
    const headers = { "content-security-policy": `${policy}; report-uri /reports` };
    return pageFile(files, request.url) ?? htmlPage(html, headers);
  });
  return { ...site, reports };
}

describe.each(reacts)("React %s under a strict policy", (react) => {
  let site: Awaited<ReturnType<typeof serve>>;
  let page: Page;
  let consoleMessages: string[];
  beforeAll(async () => {
    site = await serve(react);
  });
  afterAll(async () => {
    await page.close();
    await site.close();
  });
  beforeEach(async () => {
    await page?.close();
    ({ page, consoleMessages } = await openPage());
    site.reports.length = 0;
  });

  const open = (path: string) => page.goto(`${site.url}/${path}`);
  const field = (label: string) => page.getByLabel(label, { exact: false }).first();
  const submit = () => page.getByRole("button", { name: "Submit" }).click();
  const submitted = async (): Promise<unknown> => {
    await page.waitForFunction(() => document.title !== "Form");
    return JSON.parse(await page.title());
  };
  /** Reports are sent after what caused them, so one that is provoked comes last. */
  const expectNoReports = async (): Promise<void> => {
    expect(consoleMessages).toEqual([]);
    // The browser says of it, too.
    const sent = page.waitForRequest("**/reports");
    await page.evaluate(() => document.body.setAttribute("style", "color: red"));
    await sent;
    await expect.poll(() => site.reports.length).toBeGreaterThan(0);
    expect(site.reports.map((report) => /style-src-attr/.test(report))).toEqual([true]);
    await expect.poll(() => consoleMessages.splice(0).join()).toMatch(/Content Security Policy/);
  };

  test("loads and submits the W-4", async () => {
    await open("federal-w4");
    await submit();
    await page.getByRole("alert").waitFor();
    await page.getByRole("alert").getByRole("link").first().click();
    await page.keyboard.type("Ana Q");
    const texts: readonly (readonly [label: string, text: string])[] = [
      ["Last name", "García"],
      ["Social Security number", "123-45-6789"],
      ["Address", "1 Main St"],
      ["City or town", "Salem, OR 97301"],
      ["Number of qualifying children", "2"],
      ["Number of other dependents", "1"],
      ["Total claimed", "4500"],
      ["Other income", "120.5"],
      ["Deductions", "12,5"],
      ["Extra withholding", "25.00"],
      ["Employee's signature", "Ana García"],
    ];
    for (const [label, text] of texts) await field(label).pressSequentially(text);
    await field("Filing status").selectOption({ index: 1 });
    for (const no of await page.getByRole("radio", { name: "No" }).all()) await no.check();
    await submit();
    await page.locator(".pf-error").first().waitFor();
    await field("Deductions").fill("1234.50");
    await submit();
    expect(await submitted()).toEqual({
      first_name: "Ana Q",
      last_name: "García",
      ssn: "123-45-6789",
      address: "1 Main St",
      city_state_zip: "Salem, OR 97301",
      filing_status: "single",
      multiple_jobs: "false",
      qualifying_children: "2",
      other_dependents: "1",
      dependents_amount: "4500",
      other_income: "120.5",
      deductions: "1234.50",
      extra_withholding: "25.00",
      exempt: "false",
      employee_signature: "Ana García",
    });
    expect(page.url()).toBe(`${site.url}/federal-w4`);
    await expectNoReports();
  });

  test("chooses an option of a searchable select", async () => {
    await open("personal-details");
    const combobox = page.getByRole("combobox", { name: "State" });
    await combobox.and(page.locator("input")).waitFor();
    await combobox.click();
    await combobox.pressSequentially("oreg");
    await page.getByRole("option", { name: "Oregon" }).waitFor();
    await combobox.press("Enter");
    expect(await combobox.inputValue()).toContain("Oregon");
    await combobox.press("ArrowDown");
    await combobox.press("End");
    await combobox.press("Escape");
    await submit();
    await page.getByRole("alert").waitFor();
    await expectNoReports();
  });

  test("loads and pages a list", async () => {
    await open("employees");
    await page.getByRole("listitem").first().waitFor();
    await page.getByRole("button", { name: "Next" }).click();
    await expect.poll(() => page.getByRole("status").first().textContent()).toContain("Page 2");
    await expectNoReports();
  });

  test("signs a collection after it was restored from its draft", async () => {
    await open("collection");
    await field("Filing status").selectOption("married");
    await field("Allowances").fill("2");
    await field("Employee signature").fill("Ana García");
    await page.getByText(/^Saved/).waitFor();
    await page.reload();
    await expect.poll(() => field("Allowances").inputValue()).toBe("2");
    await press(page, "Continue");
    await press(page, "Change Allowances");
    await press(page, "Save and return");
    await press(page, "Continue");
    await press(page, "Sign and submit");
    await page.getByRole("alert").waitFor();
    await field("Type your full name").fill("Ana García");
    await press(page, "Sign and submit");
    await page.getByRole("heading", { name: "Your answers were received" }).waitFor();
    const downloading = page.waitForEvent("download");
    await press(page, "Download");
    const receipt = await downloading;
    expect(receipt.suggestedFilename()).toBe("receipt.txt");
    expect(receipt.url()).toMatch(/^blob:/);
    await expectNoReports();
  });

  test("the policy blocks inline markup and other policies", async () => {
    await open("federal-w4");
    await page.getByRole("button", { name: "Submit" }).waitFor();
    const thrown = await page.evaluate(() =>
      [
        () => (document.body.innerHTML = "<b>1</b>"),
        () => Reflect.get(window, "trustedTypes").createPolicy("any", {}),
      ].map((violate) => {
        try {
          violate();
          return "";
        } catch (error) {
          return error instanceof Error ? error.name : "";
        }
      }),
    );
    expect(thrown).toEqual(["TypeError", "TypeError"]);
    await expect.poll(() => site.reports.join()).toContain("trusted-types");
    await expect.poll(() => consoleMessages.splice(0).join()).toContain("TrustedHTML");
  });
});
