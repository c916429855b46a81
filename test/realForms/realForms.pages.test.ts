import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
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

const [desktop, phone] = [1280, 360];

/** Nothing may stick out in a window of this width. */
async function expectFits(width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  expect([width, await sticksOut()]).toEqual([width, 0]);
}

const forms = realForms.map((form) => [form.definition.id, form] as const);
const people = forms.flatMap(([id, form]) =>
  Object.keys(form.people).map((person) => [id, person, form] as const),
);

test.each(forms)("%s is rejected while it is empty, and fits a phone", async (id, form) => {
  await open(id, desktop);
  await submit(page, true, "Enter");
  const alert = page.getByRole("alert");
  await alert.waitFor();
  // Of more than five, the summary shows three until a button shows the rest.
  expect(await alert.getByRole("listitem").count()).toBe(form.empty > 5 ? 3 : form.empty);
  expect(await page.locator("[aria-invalid=true]").count()).toBe(form.empty);
  await expectFits(desktop);
  await expectFits(phone);
  expect(given).toEqual([]);
});

test.each(people)(
  "%s, by %s, is filled in by keyboard, fits a phone, and is accepted",
  async (id, person, form) => {
    // By turns, since what a window is wide changes nothing of what keys do.
    const isOnPhone = people.findIndex(([, one]) => one === person) % 2 === 1;
    await open(id, isOnPhone ? phone : desktop);
    for (const step of stepsOf(form, person).filter(({ keys, sent }) => keys || sent === "")) {
      const message = await take(page, step);
      expect
        .soft([step.name, step.keys, message])
        .toEqual([step.name, step.keys, step.message ?? ""]);
    }
    await expectFits(desktop);
    await expectFits(phone);
    await submit(page, false, isOnPhone ? "Space" : "Enter");
    await page.getByText(/^(Your answers were received|Ihre Antworten sind angekommen)$/).waitFor();
    expect(given.splice(0)).toEqual([payloadOf(form, person)]);
  },
);

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
  await open(id, desktop);
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
