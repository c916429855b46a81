import { setTimeout as pass } from "node:timers/promises";
import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createService, exampleLists, type Service } from "../../src/service/index.ts";
import { reacts } from "../support/bundle.ts";
import { isDeep } from "../support/isDeep.ts";
import { ownBrowser } from "../support/ownBrowser.ts";
import { questions } from "../support/questions.ts";
import { servePage } from "../support/servePage.ts";

const forms = ["one", "two", "three"].map((id) => ({ ...questions("Note: string?"), id }));
const latencies = [0, 40, 120, 600];

/** What was asked of the server since it was looked at last. */
const asked: string[] = [];

/** Answers after as many ms as the address says. */
const services = new Map(
  latencies.map((ms) => [
    String(ms),
    createService({ forms, lists: exampleLists, basePath: `/api/${ms}` }),
  ]),
);
const api: Service = async (request) => {
  const [, , ms = "", ...rest] = new URL(request.url).pathname.split("/");
  asked.push(rest.join("/"));
  if (rest[0] === "end") return new Response();
  await pass(Number(ms));
  return services.get(ms)?.(request) ?? Response.error();
};

/** What a person does at a button, which is all one gesture. */
type Gesture = (button: Locator, page: Page) => Promise<void>;

const at = async (button: Locator) => {
  const box = await button.boundingBox();
  if (!box) throw new Error("The button is not there");
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
};
/** Clicks with these gaps in ms, which the system counts, as it does for a double click within half a second. */
const clicks =
  (...gaps: readonly number[]): Gesture =>
  async (button, { mouse }) => {
    await mouse.move(...(await at(button)));
    let clickCount = 0;
    for (const gap of [0, ...gaps]) {
      await pass(gap);
      clickCount = gap < 500 ? clickCount + 1 : 1;
      await mouse.down({ clickCount });
      await mouse.up({ clickCount });
    }
  };
const keys =
  (key: string, ...gaps: readonly number[]): Gesture =>
  async (button, { keyboard }) => {
    await button.focus();
    await keyboard.press(key);
    for (const gap of gaps) {
      await pass(gap);
      await keyboard.press(key);
    }
  };
const held =
  (key: string): Gesture =>
  async (button, { keyboard }) => {
    await button.focus();
    for (let time = 0; time < 1300; time += 33) {
      await keyboard.down(key);
      await pass(33);
    }
    await keyboard.up(key);
  };

const gestures: Readonly<Record<string, Gesture>> = {
  "a click": clicks(),
  "a click, and one that is counted anew": async (button, { mouse }) => {
    const place = await at(button);
    await mouse.click(...place);
    await pass(250);
    await mouse.click(...place);
  },
  "two clicks in 30 ms": clicks(30),
  "two clicks in 150 ms": clicks(150),
  "two clicks in 400 ms": clicks(400),
  "three clicks": clicks(90, 180),
  "Enter, held": held("Enter"),
  "Enter twice": keys("Enter", 120),
  "Space twice": keys("Space", 120),
  "a double tap": async (button, { touchscreen }) => {
    const place = await at(button);
    await touchscreen.tap(...place);
    await pass(80);
    await touchscreen.tap(...place);
  },
  "a click, then Enter": async (button, page) => {
    await clicks()(button, page);
    await pass(60);
    await page.keyboard.press("Enter");
  },
};

const signed = (...ids: readonly string[]) =>
  ids.map((id) => `employees/emp_1/forms/${id}/sign_and_submit`);
const refused = ["employees/emp_1/forms/unknown/submit"];
const all = signed("one", "two", "three");

/** Where it is done, at which button, what the server is asked then, and where the person is told to be. */
const places: readonly (readonly [string, string, readonly string[], string])[] = [
  ["form", "Submit", ["employees/emp_1/forms/one/submit"], "Your answers were received"],
  ["edit", "Submit", ["employees/emp_1/forms/one/submit"], ""],
  ["refused", "Submit", refused, "There is a problem"],
  ["continue", "Continue", [], "Step 2 of 4: two"],
  ["required", "Continue", [], "Step 2 of 3: two"],
  ["last", "Continue", [], "Step 2 of 2: Check your answers"],
  ["review", "Continue", [], "Step 5 of 5: Sign"],
  ["send", "Submit", all, "Your answers were received"],
  ["sign", "Sign and submit", all, "Your answers were received"],
  ["tasks", "one", [], "one"],
  ["next", "Next", ["employees"], "Page 2"],
  ["more", "Load more", ["employees"], "4 items so far"],
];

/** What a person hears: the step, and the heading that has focus or stands where focus is, or the status of a list. */
const heard = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    const heading = focused?.matches(".pf-heading")
      ? focused
      : focused?.querySelector("h2, strong");
    const place = document.querySelector(".pf-step-place");
    const said = [place, heading].flatMap((one) => one?.textContent ?? []).join(": ");
    return said || (document.querySelector("nav output")?.textContent ?? "");
  });

/** Where each gesture is tried; at other places every third one, but for `npm run test:deep`. */
const withEach = ["edit", "last", "sign"];

/** Who presses anew after an error tries again, and in a list turns on: only a key that is held and what the system counts as a double click are one gesture. */
const isDeliberate = (place: string, name: string): boolean =>
  ["refused", "next", "more"].includes(place) && /twice|then|anew|tap/.test(name);

const rowsAt = (place: string) =>
  Object.entries(gestures)
    .map(([name, act], row) => [name, latencies[row % latencies.length], act] as const)
    .filter(([name]) => !isDeliberate(place, name))
    .filter((_, row) => isDeep || withEach.includes(place) || row % 3 === 0);

const openPage = ownBrowser();
let site: Awaited<ReturnType<typeof servePage>>;
let page: Page;
let said: string[];
beforeAll(async () => {
  site = await servePage("react/gesturesPage.tsx", reacts[0] ?? "19", { api });
  ({ page, said } = await openPage({ hasTouch: true }));
});
afterAll(() => site.close());

describe.each(places)("%s, %s", (place, name, requests, told) => {
  test.each(rowsAt(place))("%s, answered after %i ms", async (_, ms, act) => {
    await page.goto(`${site.url}/?${place},${ms}`);
    const button = page.getByRole("button", { name, exact: true });
    await button.waitFor();
    if (place === "sign") await page.getByLabel("Type your full name").fill("Ana");
    asked.splice(0);
    await act(button, page);
    await expect.poll(() => heard(page)).toMatch(told);
    await expect.poll(() => asked).toEqual(requests);
    // What a press began is sent before this.
    await page.evaluate((path) => fetch(path), `/api/${ms}/end`);
    expect(asked).toEqual([...requests, "end"]);
    expect(await heard(page)).toMatch(told);
    expect(await page.title()).toBe("Form");
    // The browser tells of a request that was refused.
    expect(said.splice(0)).toHaveLength(place === "refused" ? 1 : 0);
  });
});

/** What is no repeat: what the server is asked after it, at a form that is refused each time. */
const deliberate: readonly (readonly [string, Gesture, readonly string[]])[] = [
  ["clicks 1,200 ms apart", clicks(1200), [...refused, ...refused]],
  [
    "a click, an answer that is mended, and a click",
    async (button, page) => {
      await clicks()(button, page);
      await page.getByLabel("Note").fill("b");
      await clicks()(button, page);
    },
    [...refused, ...refused],
  ],
  [
    "Enter, a letter, and Enter",
    async (_, page) => {
      await page.getByLabel("Note").press("Enter");
      await page.getByRole("alert").waitFor();
      await page.getByLabel("Note").press("a");
      await page.getByLabel("Note").press("Enter");
    },
    [...refused, ...refused],
  ],
];

test.each(deliberate)("%s is not one gesture", async (_, act, requests) => {
  await page.goto(`${site.url}/?refused,0`);
  const button = page.getByRole("button", { name: "Submit" });
  await button.waitFor();
  asked.splice(0);
  await act(button, page);
  await expect.poll(() => asked).toEqual(requests);
  await expect.poll(() => said).toHaveLength(requests.length);
  said.splice(0);
});

test("Back, pressed at once after Continue, goes back", async () => {
  await page.goto(`${site.url}/?continue,0`);
  await clicks()(page.getByRole("button", { name: "Continue" }), page);
  await clicks()(page.getByRole("button", { name: "Back" }), page);
  await expect.poll(() => heard(page)).toBe("Step 1 of 4: one");
});
