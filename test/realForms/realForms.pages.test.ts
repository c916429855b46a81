import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createService, type Service } from "../../src/service/index.ts";
import { reacts } from "../support/bundle.ts";
import { ownBrowser } from "../support/ownBrowser.ts";
import { servePage } from "../support/servePage.ts";
import { realForms } from "./index.ts";
import { goTo, submit, take } from "./keyboard.ts";
import { payloadOf, stepsOf } from "./steps.ts";

/** What the service was given since it was looked at last. */
const given: unknown[] = [];

const service = createService({
  forms: realForms.map(({ definition }) => definition),
  formOptions: Object.fromEntries(
    realForms.map(({ definition: { id }, options = {} }) => [id, options]),
  ),
  lists: {},
  basePath: "/api",
});
const api: Service = async (request) => {
  if (request.method === "POST") given.push(await request.clone().json());
  return service(request);
};

const openPage = ownBrowser();
let site: Awaited<ReturnType<typeof servePage>>;
let page: Page;
beforeAll(async () => {
  site = await servePage("realForms/realFormsPage.tsx", reacts[0] ?? "19", { api });
  ({ page } = await openPage());
});
afterAll(() => site.close());

/** How far the page can be scrolled to the side. */
const sticksOut = (): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

const open = async (id: string, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 740 });
  await page.goto(`${site.url}/?${id}`);
  await page.getByRole("form").waitFor();
};

const widths = [1280, 360] as const;
const empty = realForms.flatMap((form) =>
  widths.map((width) => [form.definition.id, width, form] as const),
);
const filled = empty.flatMap(([id, width, form]) =>
  Object.keys(form.people).map((person) => [id, width, person, form] as const),
);

test.each(empty)("%s, %i px wide, is refused while it is empty", async (id, width, form) => {
  await open(id, width);
  await submit(page, true, "Enter");
  const alert = page.getByRole("alert");
  await alert.waitFor();
  expect(await alert.getByRole("listitem").count()).toBe(form.empty);
  expect(await page.locator("[aria-invalid=true]").count()).toBe(form.empty);
  expect(await sticksOut()).toBe(0);
  expect(given).toEqual([]);
});

describe.each(filled)("%s, %i px wide, by %s", (id, width, person, form) => {
  test("is filled in by keyboard, and accepted", async () => {
    await open(id, width);
    for (const step of stepsOf(form, person).filter(({ keys, sent }) => keys || sent === "")) {
      const said = await take(page, step);
      expect.soft([step.name, step.keys, said]).toEqual([step.name, step.keys, step.said ?? ""]);
    }
    expect(await sticksOut()).toBe(0);
    await submit(page, false, width === 360 ? "Space" : "Enter");
    await page.getByText(/^(Your answers were received|Ihre Antworten sind angekommen)$/).waitFor();
    expect(given.splice(0)).toEqual([payloadOf(form, person)]);
  });
});

/** What Enter does at a question, in this browser: it submits what is empty, but for two controls that need it themselves. */
test.each([
  ["first-day", "What should we call you?", "submitted"],
  ["first-day", "T-shirt size", "submitted"],
  ["first-day", "Lunch", "a list"],
  ["first-day", "Diet and allergies", "a line"],
  ["i-9-section-1", "State", "submitted"],
  ["w-9", "3a. Federal tax classification", "a list"],
  ["union-dues", "Hourly wage", "submitted"],
])("Enter in %s at %s: %s", async (id, label, done) => {
  await open(id, 1280);
  await goTo(page, label);
  await page.keyboard.press("Enter");
  const seen = () =>
    page.evaluate(() => {
      if (document.querySelector("[role=alert]")) return "submitted";
      if (document.querySelector("select:open")) return "a list";
      return document.querySelector("textarea")?.value === "\n" ? "a line" : "nothing";
    });
  await expect.poll(seen).toBe(done);
});
