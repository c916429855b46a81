import { setTimeout as pass } from "node:timers/promises";
import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createService, exampleLists, type Service } from "../../../src/service/index.ts";
import { reacts } from "../../support/bundle.ts";
import { isDeep } from "../../support/isDeep.ts";
import { ownBrowser } from "../../support/ownBrowser.ts";
import { questions } from "../../support/questions.ts";
import { servePage } from "../../support/servePage.ts";

const forms = ["one", "two", "three"].map((id) => ({ ...questions("Note: string?"), id }));
const latencies = [0, 40, 120, 600];

/** What was asked of the server since it was looked at last. */
const requested: string[] = [];

/** Answers after as many ms as the address says. */
const services = new Map(
  latencies.map((ms) => [
    String(ms),
    createService({ forms, lists: exampleLists, basePath: `/api/${ms}` }),
  ]),
);
const api: Service = async (request) => {
  const [, , ms = "", ...rest] = new URL(request.url).pathname.split("/");
  requested.push(rest.join("/"));
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
/** The number of a click as the system counts it: those within half a second are one double click. */
const counted = (clickCount: number, gap: number): number => (gap < 500 ? clickCount + 1 : 1);
/** Clicks with gaps in ms. The events have the times of these gaps, also where a busy machine dispatches them later. */
const clicks =
  (...gaps: readonly number[]): Gesture =>
  async (button, page) => {
    const [x, y] = await at(button);
    await page.mouse.move(x, y);
    const session = await page.context().newCDPSession(page);
    let [clickCount, time] = [0, Date.now()];
    for (const gap of [0, ...gaps]) {
      time += gap;
      clickCount = counted(clickCount, gap);
      await pass(Math.max(0, time - Date.now()));
      for (const type of ["mousePressed", "mouseReleased"] as const) {
        const timestamp = time / 1000;
        const event = { type, x, y, button: "left", clickCount, timestamp } as const;
        await session.send("Input.dispatchMouseEvent", event);
      }
    }
  };
/** Waits until a button takes a press: none does while what an earlier press asked for is loading. */
const untilReady = async (button: Locator) => {
  await expect.poll(() => button.getAttribute("aria-disabled")).toBeNull();
};
/**
 * Clicks with gaps that a busy machine only makes longer: what is no double click stays none, and
 * what an earlier one loads is there.
 */
const slowClicks =
  (...gaps: readonly number[]): Gesture =>
  async (button, { mouse }) => {
    await mouse.move(...(await at(button)));
    let [clickCount, last] = [0, -Infinity];
    for (const gap of [0, ...gaps]) {
      await pass(Math.max(0, last + gap - performance.now()));
      await untilReady(button);
      clickCount = counted(clickCount, performance.now() - last);
      await mouse.down({ clickCount });
      last = performance.now();
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
const holdKey =
  (key: string): Gesture =>
  async (button, { keyboard }) => {
    await button.focus();
    for (let time = 0; time < 1300; time += 33) {
      await keyboard.down(key);
      await pass(33);
    }
    await keyboard.up(key);
  };

/** Presses a key at a button that is another one each time, as on each step. */
const keysAt =
  (name: string, ...gaps: readonly number[]): Gesture =>
  async (_, page) => {
    for (const gap of [0, ...gaps]) {
      await pass(gap);
      const button = page.getByRole("button", { name, exact: true });
      await untilReady(button);
      await button.press("Enter");
    }
  };
const taps =
  (...gaps: readonly number[]): Gesture =>
  async (button, { touchscreen }) => {
    const place = await at(button);
    for (const gap of [0, ...gaps]) {
      await pass(gap);
      await untilReady(button);
      await touchscreen.tap(...place);
    }
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
  "Enter, held": holdKey("Enter"),
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
const announcement = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const root = document.querySelector("#tree")?.shadowRoot ?? document;
    const { activeElement: focused } = root;
    const heading = focused?.matches(".pf-heading")
      ? focused
      : focused?.querySelector("h2, strong");
    const place = root.querySelector(".pf-step-place > :first-child");
    const messages = [place, heading].flatMap((one) => one?.textContent ?? []).join(": ");
    return messages || (root.querySelector("nav output")?.textContent ?? "");
  });

/** Where each gesture is tried; at other places every third one, but for `npm run test:deep`. */
const withEach = ["edit", "last", "sign"];

/** A press after an error tries again, and in a list turns on: only a held key and what the system counts as a double click are repeats there. */
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
let messages: string[];
beforeAll(async () => {
  site = await servePage("react/repeatGuardPage.tsx", reacts[0] ?? "19", { api });
  ({ page, consoleMessages: messages } = await openPage({ hasTouch: true }));
});
afterAll(() => site.close());

describe.each(places)("%s, %s", (place, name, requests, expected) => {
  test.each(rowsAt(place))("%s, answered after %i ms", async (_, ms, act) => {
    await page.goto(`${site.url}/?${place},${ms}`);
    const button = page.getByRole("button", { name, exact: true });
    await button.waitFor();
    if (place === "sign") await page.getByLabel("Type your full name").fill("Ana");
    requested.splice(0);
    await act(button, page);
    await expect.poll(() => announcement(page)).toMatch(expected);
    await expect.poll(() => requested).toEqual(requests);
    // What a press began is sent before this.
    await page.evaluate((path) => fetch(path), `/api/${ms}/end`);
    expect(requested).toEqual([...requests, "end"]);
    expect(await announcement(page)).toMatch(expected);
    expect(await page.title()).toBe("Form");
    // The browser tells of a request that was refused.
    expect(messages.splice(0)).toHaveLength(place === "refused" ? 1 : 0);
  });
});

/** What is no repeat: what the server is asked after it, at a form that is refused each time. */
const deliberate: readonly (readonly [string, Gesture, readonly string[]])[] = [
  ["clicks 1,200 ms apart", slowClicks(1200), [...refused, ...refused]],
  [
    "a click, an answer that is mended, and a click",
    async (button, page) => {
      await clicks()(button, page);
      await page.getByRole("alert").waitFor();
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
  requested.splice(0);
  await act(button, page);
  await expect.poll(() => requested).toEqual(requests);
  await expect.poll(() => messages).toHaveLength(requests.length);
  messages.splice(0);
});

/** The same in a shadow root, whose events are hidden from scripts outside. */
describe.each(places.filter(([place]) => !["next", "more", "refused"].includes(place)))(
  "%s, %s, in a shadow root",
  (place, name, requests, expected) => {
    test.each(["two clicks in 150 ms", "Enter twice"])("%s", async (gesture) => {
      await page.goto(`${site.url}/?${place},40,shadow`);
      const button = page.getByRole("button", { name, exact: true });
      await button.waitFor();
      if (place === "sign") await page.getByLabel("Type your full name").fill("Ana");
      requested.splice(0);
      await gestures[gesture]?.(button, page);
      await expect.poll(() => announcement(page)).toMatch(expected);
      await expect.poll(() => requested).toEqual(requests);
      await page.evaluate(() => fetch("/api/40/end"));
      expect(requested).toEqual([...requests, "end"]);
      expect(await announcement(page)).toMatch(expected);
    });
  },
);

/** Presses that are each meant: where, at which button, how, and where they lead. */
const meant: readonly (readonly [string, place: string, name: string, Gesture, string])[] = [
  ["Back, 600 ms apart", "review", "Back", slowClicks(600, 600), "Step 1 of 5: one"],
  ["Back, 950 ms apart", "review", "Back", slowClicks(950, 950), "Step 1 of 5: one"],
  ["Back by key, 600 ms apart", "sign", "Back", keysAt("Back", 600, 600, 600), "Step 1 of 5: one"],
  ["Continue, 600 ms apart", "continue", "Continue", slowClicks(600, 600), "Step 4 of 4: "],
  [
    "Continue in a shadow root",
    "continue,0,shadow",
    "Continue",
    slowClicks(600, 600),
    "Step 4 of 4: ",
  ],
  ["Next, 450 ms apart", "next,600", "Next", slowClicks(450, 450), "Page 4"],
  ["Next, 450 ms apart, by fingers", "next", "Next", taps(450, 450), "Page 4"],
  ["Load more, 450 ms apart", "more,600", "Load more", keysAt("Load more", 450), "6 items so far"],
];

test.each(meant)("%s: each press counts", async (_, place, name, act, expected) => {
  await page.goto(`${site.url}/?${place.includes(",") ? place : `${place},0`}`);
  const button = page.getByRole("button", { name, exact: true });
  await button.waitFor();
  await act(button, page);
  await expect.poll(() => announcement(page)).toMatch(expected);
});

/** What a script of a test does between two presses of Continue. */
const between: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  selectOption: (page) => page.getByLabel("Size").selectOption("S M"),
  focus: (page) => page.getByLabel("Size").focus(),
};

describe.each(["light", "shadow"])("in a %s tree", (tree) => {
  test.each(Object.keys(between))("%s between two presses of Continue", async (name) => {
    await page.goto(`${site.url}/?chosen,0,${tree}`);
    const button = page.getByRole("button", { name: "Continue" });
    await button.click();
    await expect.poll(() => announcement(page)).toBe("Step 2 of 4: two");
    await between[name]?.(page);
    await button.click();
    await expect.poll(() => announcement(page)).toBe("Step 3 of 4: three");
  });

  const answers: Readonly<Record<string, (button: Locator, page: Page) => Promise<void>>> = {
    Enter: (_, { keyboard }) => keyboard.press("Enter"),
    Space: (_, { keyboard }) => keyboard.press("Space"),
    "a click": (button) => button.click(),
    "a tap": (button) => button.tap(),
  };
  test.each(Object.keys(answers))(
    "%s answers an app's dialog in the place of Submit during the submission",
    async (name) => {
      await page.goto(`${site.url}/?confirmed,0,${tree}`);
      await page.getByRole("button", { name: "Submit" }).click();
      const button = page.getByRole("button", { name: "Send" });
      await button.waitFor();
      requested.splice(0);
      await answers[name]?.(button, page);
      await expect.poll(() => requested).toEqual(["employees/emp_1/forms/one/submit"]);
    },
  );

  test.each([clicks(150), holdKey("Enter")])(
    "repeated presses of Submit do not answer an app's dialog there (%#)",
    async (act) => {
      await page.goto(`${site.url}/?confirmed,0,${tree}`);
      requested.splice(0);
      await act(page.getByRole("button", { name: "Submit" }), page);
      await page.getByRole("button", { name: "Send" }).waitFor();
      await page.evaluate(() => fetch("/api/0/end"));
      expect(requested).toEqual(["end"]);
    },
  );
});

test.each([150, 600, 900])("Remove, twice in %i ms, removes one item", async (gap) => {
  await page.goto(`${site.url}/?jobs,0`);
  const heading = page.getByRole("heading", { name: "job", exact: true });
  for (const at of [1, 2, 3]) {
    await heading.waitFor();
    await page.getByRole("button", { name: /^Add/ }).press("Enter");
    await page.getByLabel("Employer").fill(`Employer ${at}`);
    await page.getByRole("button", { name: "Continue" }).press("Enter");
  }
  await heading.waitFor();
  const remove = page.getByRole("button", { name: /^Remove/ });
  await page.keyboard.press("Shift");
  await clicks(gap)(remove.first(), page);
  await expect.poll(() => remove.count()).toBe(2);
  await page.keyboard.press("Shift");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => remove.count()).toBe(3);
});

test("Back, pressed right after Continue, goes back", async () => {
  await page.goto(`${site.url}/?continue,0`);
  await clicks()(page.getByRole("button", { name: "Continue" }), page);
  await clicks()(page.getByRole("button", { name: "Back" }), page);
  await expect.poll(() => announcement(page)).toBe("Step 1 of 4: one");
});
