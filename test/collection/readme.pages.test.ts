import type { Page } from "playwright";
import { createService, exampleForms, federalW4, personalDetails } from "parameter-form/service";
import { fillParameterForm } from "parameter-form/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reacts } from "../support/bundle.ts";
import { ownBrowser } from "../support/ownBrowser.ts";
import { servePage } from "../support/servePage.ts";

const person = {
  first_name: "Ana",
  last_name: "García",
  ssn: "123-45-6789",
  date_of_birth: "1990-07-24",
  email: "ana@example.com",
  address_line1: "1 Main St",
  city: "Salem",
  state: "OR",
  zip: "97301",
};

const w4 = federalW4.description ?? "";

const openPage = ownBrowser();

describe.each(reacts)("README's collection, React %s", (react) => {
  let site: Awaited<ReturnType<typeof servePage>>;
  const posts: string[] = [];
  const service = createService({ forms: exampleForms, lists: {}, basePath: "/api" });
  beforeAll(async () => {
    site = await servePage("collection/readmePage.tsx", react, {
      api: (request) => {
        if (request.method === "POST") posts.push(new URL(request.url).pathname);
        return service(request);
      },
    });
  });
  afterAll(() => site.close());

  const step = (page: Page, heading: string) =>
    page.getByRole("heading", { name: heading, exact: true }).waitFor();
  const saved = (page: Page) => page.locator(".pf-draft[data-status=saved]").waitFor();
  const hash = (page: Page): string => new URL(page.url()).hash;
  const name = (page: Page) => page.getByLabel("First name", { exact: true }).inputValue();

  test("the browser's Back and Forward move one step without losing an answer", async () => {
    const { page, consoleMessages } = await openPage();
    await page.goto(`${site.url}/elsewhere`);
    await page.goto(site.url);
    await fillParameterForm(page, personalDetails, person);
    await page.getByRole("button", { name: "Continue" }).click();
    await step(page, w4);
    expect(hash(page)).toBe("#step=federal-w4");
    await page.getByLabel("First name and middle initial").fill("Ana M");

    await page.goBack();
    await step(page, "Personal details");
    expect([hash(page), await name(page)]).toEqual(["", "Ana"]);
    expect(await page.getByLabel("Social Security number").first().inputValue()).toContain("6789");
    await page.goForward();
    await step(page, w4);
    expect(await page.getByLabel("First name and middle initial").inputValue()).toBe("Ana M");

    await saved(page);
    await page.reload();
    await step(page, w4);
    expect(await page.getByLabel("First name and middle initial").inputValue()).toBe("Ana M");
    await page.goBack();
    await step(page, "Personal details");
    expect(await name(page)).toBe("Ana");
    await page.goBack();
    await page.waitForURL(/elsewhere/);
    await page.goForward();
    await step(page, "Personal details");
    expect(await name(page)).toBe("Ana");
    expect([posts, consoleMessages]).toEqual([[], []]);
    await page.close();
  });

  test("on a phone, Back scrolls to the heading of the step", async () => {
    const { page } = await openPage();
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto(site.url);
    await fillParameterForm(page, personalDetails, person);
    await page.getByRole("button", { name: "Continue" }).click();
    await step(page, w4);
    await page.getByRole("button", { name: "Back", exact: true }).scrollIntoViewIfNeeded();
    await page.goBack();
    const heading = page.getByRole("heading", { name: "Personal details" });
    await heading.waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === "Personal details");
    const { y } = (await heading.boundingBox()) ?? { y: Number.NaN };
    // A window scrolls by whole pixels, to what begins at a part of one.
    expect(Math.round(y)).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(600);
    await page.close();
  });
});
