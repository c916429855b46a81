import type { Page } from "playwright";
import { createService, type ParameterDefinition } from "parameter-form/service";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { reacts } from "../support/bundle.ts";
import { ownBrowser, press } from "../support/ownBrowser.ts";
import { servePage } from "../support/servePage.ts";

const openPage = ownBrowser();

const ask = (name: string, more: Partial<ParameterDefinition> = {}): ParameterDefinition => ({
  name,
  label: name,
  type: "string",
  required: true,
  ...more,
});
const choice = (...values: readonly string[]) =>
  ask("Status", { type: "select", options: values.map((value) => ({ value, label: value })) });

const opened = [ask("Name"), ask("County", { required: false }), choice("a", "b")];

/** What the form asks by now, what is told of it, and what is answered then. */
const changes: readonly (readonly [
  string,
  readonly ParameterDefinition[],
  readonly string[],
  Readonly<Record<string, string>>,
])[] = [
  [
    "a question is gone",
    [ask("Name"), choice("a", "b")],
    ["No longer asked: County"],
    { Name: "Ana", Status: "b" },
  ],
  [
    "a question is new, and must be answered",
    [...opened, ask("Town")],
    ["New question: Town"],
    { Name: "Ana", County: "Kent", Status: "b", Town: "Dover" },
  ],
  [
    "one question has come in the place of two",
    [ask("Name"), ask("Town")],
    ["New question: Town", "No longer asked: County and Status"],
    { Name: "Ana", Town: "Dover" },
  ],
  [
    "an option is gone, and so is a question",
    [ask("Name"), choice("a", "c")],
    ["No longer asked: County"],
    { Name: "Ana", Status: "c" },
  ],
];

const changed = "This form has changed since you opened it. Answers that still fit are kept";

describe.each(reacts)("React %s", (react) => {
  let site: Awaited<ReturnType<typeof servePage>>;
  const requests: string[] = [];
  const serviceOf = (parameters: readonly ParameterDefinition[]) => {
    const forms = [
      { id: "w4", description: "W-4", parameters },
      { id: "other", description: "Other", parameters: [ask("Bank")] },
    ];
    return createService({ forms, lists: {}, basePath: "/api" });
  };
  let service = serviceOf(opened);
  beforeAll(async () => {
    site = await servePage("collection/changedDefinitionPage.tsx", react, {
      async api(request) {
        const response = await service(request);
        const { pathname } = new URL(request.url);
        if (pathname.includes("w4")) requests.push(`${request.method} ${response.status}`);
        return response;
      },
    });
  });
  afterAll(() => site.close());
  beforeEach(() => {
    service = serviceOf(opened);
    requests.length = 0;
  });

  /** In strict mode React asks twice at first, and the first may not have left. */
  const sinceSubmitted = () => requests.slice(requests.findIndex((one) => one.startsWith("POST")));
  /** Playwright has no cache for pages whose requests it looks at. */
  async function openCachingPage() {
    const caching = await openPage();
    await caching.page.unrouteAll();
    return caching;
  }
  const summary = (page: Page) => page.getByRole("alert");
  const lines = (page: Page) => summary(page).getByRole("listitem").allTextContents();
  /** The browser tells of a refusal in its console. */
  const expectRefusal = (consoleMessages: string[]) => {
    expect(consoleMessages.filter((text) => !text.includes("status of 400"))).toEqual([]);
    consoleMessages.length = 0;
  };

  async function fillIn(page: Page): Promise<void> {
    await page.getByLabel("Name").fill("Ana");
    await page.getByLabel("County").fill("Kent");
    await page.getByLabel("Status").selectOption("b");
  }
  async function mend(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
    const { Town, Status } = answers;
    if (Town !== undefined) await page.getByLabel("Town").fill(Town);
    if (Status !== undefined) await page.getByLabel("Status").selectOption(Status);
  }

  test("revalidates a cached form each time it is opened", async () => {
    const { page } = await openCachingPage();
    await page.goto(`${site.url}/form?once`);
    await page.getByLabel("County").waitFor();
    await page.reload();
    await page.getByLabel("County").waitFor();
    expect(requests).toEqual(["GET 200", "GET 304"]);
    service = serviceOf([ask("Name")]);
    await page.reload();
    await page.getByLabel("Name").waitFor();
    expect(await page.getByLabel("County").count()).toBe(0);
    expect(requests).toEqual(["GET 200", "GET 304", "GET 200"]);
    await page.close();
  });

  test.each(changes)("a form by its id: %s", async (_, parameters, expected, answers) => {
    const { page, consoleMessages } = await openCachingPage();
    await page.goto(`${site.url}/form`);
    await fillIn(page);
    service = serviceOf(parameters);
    await press(page, "Submit");
    await summary(page).getByText(changed).waitFor();
    expect((await lines(page)).slice(1)).toEqual(expect.arrayContaining([...expected]));
    expect(await summary(page).textContent()).not.toContain("no parameter");
    expect(await summary(page).evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await page.getByLabel("Name").inputValue()).toBe("Ana");
    await mend(page, answers);
    await press(page, "Submit");
    await page.waitForFunction(() => document.title.startsWith("{"));
    expect(JSON.parse(await page.title())).toEqual({
      parameters: Object.entries(answers).map(([name, value]) => ({ name, value })),
    });
    expect(sinceSubmitted()).toEqual(["POST 400", "GET 200", "POST 200"]);
    expectRefusal(consoleMessages);
    await page.close();
  });

  test.each(changes)("a collection: %s", async (_, parameters, expected, answers) => {
    const { page, consoleMessages } = await openCachingPage();
    await page.goto(`${site.url}/collection`);
    await fillIn(page);
    await press(page, "Continue");
    await page.getByLabel("Bank").fill("First");
    await press(page, "Continue");
    await page.getByRole("heading", { name: "Check your answers" }).waitFor();
    service = serviceOf(parameters);
    await press(page, "Submit");
    await summary(page).getByText(changed).waitFor();
    expect((await lines(page)).slice(1)).toEqual(expect.arrayContaining([...expected]));
    expect(await summary(page).textContent()).not.toContain("no parameter");
    if (answers["Town"] !== undefined)
      await summary(page).getByRole("link", { name: "New question: Town" }).click();
    else await page.getByRole("button", { name: "Change Status" }).click();
    await mend(page, answers);
    await press(page, "Save and return");
    await press(page, "Submit");
    await page.getByRole("heading", { name: "Your answers were received" }).waitFor();
    const [first = []]: { name: string; value: string }[][] = JSON.parse(await page.title());
    expect(Object.fromEntries(first.map(({ name, value }) => [name, value]))).toEqual(answers);
    expect(sinceSubmitted()).toEqual(["POST 400", "GET 200", "POST 200"]);
    expectRefusal(consoleMessages);
    await page.close();
  });

  test("reports a service that contradicts itself, and refetches at each try", async () => {
    const { page, consoleMessages } = await openCachingPage();
    const stale = serviceOf(opened);
    const fresh = serviceOf([ask("Name")]);
    service = (request) => (request.method === "GET" ? stale(request) : fresh(request));
    await page.goto(`${site.url}/form`);
    await fillIn(page);
    await press(page, "Submit");
    await summary(page).getByText("Load this page again").waitFor();
    expect(await lines(page)).toHaveLength(1);
    expect(sinceSubmitted()).toEqual(["POST 400", "GET 304"]);
    expectRefusal(consoleMessages);
    await page.close();
  });
});
