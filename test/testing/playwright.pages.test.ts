import { fillParameterForm } from "parameter-form/testing";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reacts } from "../support/bundle.ts";
import { ownBrowser } from "../support/ownBrowser.ts";
import { servePage } from "../support/servePage.ts";
import { answers, expected, fillable } from "./fillable.tsx";
import { longLists } from "./longLists.ts";
import { refusal } from "./refusal.ts";

const openPage = ownBrowser();
async function submit(page: Page): Promise<readonly string[]> {
  await page.getByRole("button", { name: "Submit" }).click();
  const output = page.getByTestId("submitted").filter({ hasText: "=" });
  return ((await output.textContent()) ?? "").split("\n");
}

const canary = "731948";

describe.each(reacts)("React %s", (react) => {
  let site: Awaited<ReturnType<typeof servePage>>;
  beforeAll(async () => {
    site = await servePage("testing/fillablePage.tsx", react);
  });
  afterAll(() => site.close());

  /** A page with the form, drawn with these properties. */
  async function open(props: object = {}): Promise<Page> {
    const { page } = await openPage();
    await page.goto(`${site.url}#${encodeURI(JSON.stringify(props))}`);
    return page;
  }

  test("a page answers every kind of question, also before the form is rendered", async () => {
    const page = await open();
    await fillParameterForm(page, fillable, answers);
    expect(await submit(page)).toEqual(expected);
  });

  test("a locator fills in the form within it, and clears answers", async () => {
    const page = await open({ defaultValues: answers });
    const cleared = ["Extra", "Veteran", "State", "second"];
    await fillParameterForm(
      page.locator("form"),
      fillable,
      Object.fromEntries(cleared.map((name) => [name, null])),
    );
    const left = expected.filter((line) => !cleared.includes(line.split("=")[0] ?? ""));
    expect(await submit(page)).toEqual(left);
  });

  test("a locator within a frame fills in the form there, searchable selects included", async () => {
    const { page } = await openPage();
    await page.setContent(`<iframe src="${site.url}#{}" width="900" height="900"></iframe>`);
    const frame = page.frameLocator("iframe");
    await fillParameterForm(frame.locator("body"), fillable, answers);
    await frame.getByRole("button", { name: "Submit" }).click();
    const output = frame.getByTestId("submitted").filter({ hasText: "=" });
    expect(((await output.textContent()) ?? "").split("\n")).toEqual(expected);
  });

  test.each(longLists)("a page finds an option %s", async (_, plan, form) => {
    const page = await open({ form });
    await page.locator("[aria-expanded]").waitFor();
    await fillParameterForm(page, form, { plan });
    expect(await submit(page)).toEqual([`plan=${plan}`]);
  });

  test("reports an answer that radio buttons cannot clear", async () => {
    const page = await open({ defaultValues: answers, booleanAs: "radio" });
    expect(await refusal(fillParameterForm(page, fillable, { Exempt: null }))).toContain(
      "no way to clear one",
    );
  });

  test.each([
    ["hidden", {}, { Spouse: canary }, /"Spouse".*no field labelled "Spouse"/],
    [
      "of several lines",
      {},
      { "Name (legal)": `${canary}\nB` },
      /"Name \(legal\)".*has several lines/,
    ],
    ["read-only", { readOnly: true }, { Extra: canary }, /"Extra".*read-only/],
    ["read-only", { readOnly: true }, { Status: "single" }, /"Status".*read-only/],
    ["of another language", { messages: { yes: "Ja" } }, { Exempt: "true" }, /"Exempt".*not offer/],
    ["no radio", { messages: { yes: "Ja" } }, { Veteran: "true" }, /"Veteran".*not offer/],
  ])(
    "names the parameter and does not show its answer when it is %s",
    async (_, props, wanted, message) => {
      const page = await open(props);
      const reported = await refusal(fillParameterForm(page, fillable, wanted, { timeout: 500 }));
      expect(reported).toMatch(message);
      expect(reported).not.toContain(canary);
    },
  );
});
