import type { BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bundlePage, type React, reacts } from "../../support/bundle.ts";
import { ownBrowser, press } from "../../support/ownBrowser.ts";
import { htmlPage, pageFile, pageHtml } from "../../support/pageFile.ts";
import { listen } from "../../support/serveForms.ts";

const openPage = ownBrowser();

const drafts = new Map<string, string>();
/** What was sent of each form, in order. */
const sent: (readonly [form: string, body: string])[] = [];
/** The keys that came with them. */
const keys: string[] = [];
/** Whether the answer to the next submission is lost. */
let isLost = false;
/** What the next submissions wait for. */
let answer: Promise<void> = Promise.resolve();

async function serve(react: React) {
  const files = await bundlePage("collection/drafts/sentOncePage.tsx", react);
  return listen(async (request) => {
    const [, place = "", id = ""] = new URL(request.url).pathname.split("/");
    if (place === "elsewhere") return htmlPage("<!doctype html><title>Elsewhere</title>");
    if (place === "sign") {
      sent.push([id, await request.text()]);
      keys.push(request.headers.get("idempotency-key") ?? "");
      await answer;
      const isLostNow = isLost;
      isLost = false;
      if (isLostNow) return htmlPage("<!doctype html><title>Bad gateway</title>");
      return Response.json(`document_${id}`);
    }
    if (place !== "drafts") return pageFile(files, request.url) ?? htmlPage(pageHtml());
    if (request.method === "PUT") drafts.set(id, await request.text());
    if (request.method === "DELETE") drafts.delete(id);
    const text = drafts.get(id);
    if (request.method !== "GET") return new Response(null, { status: 204 });
    return new Response(text ?? "", { status: text === undefined ? 404 : 200 });
  });
}

const steps = {
  a: "Form a",
  b: "Form b",
  review: "Check your answers",
  sign: "Sign",
  receipt: "Your answers were received",
} as const;
type Step = keyof typeof steps;
const order: readonly Step[] = ["a", "b", "review", "sign", "receipt"];

const heading = (page: Page) => page.locator(".pf-step-head .pf-heading");

async function answerIn(page: Page, label: string, text: string): Promise<void> {
  const input = page.getByLabel(label);
  if ((await input.count()) > 0 && (await input.inputValue()) === "") {
    await input.fill(text);
    await page.locator(".pf-draft[data-status=saved]").waitFor();
  }
  await press(page, "Continue");
}

const leave: Readonly<Record<Step, (page: Page) => Promise<void>>> = {
  a: (page) => answerIn(page, "Name", "Ada"),
  b: (page) => answerIn(page, "Count", "2"),
  review: (page) => press(page, "Continue"),
  async sign(page) {
    await page.getByLabel("Type your full name").fill("Ada Lovelace");
    await press(page, "Sign and submit");
  },
  receipt: async () => undefined,
};

async function expectStep(page: Page, step: Step): Promise<void> {
  await heading(page).getByText(steps[step], { exact: true }).waitFor();
  // A form whose draft is loading has a heading and Continue, and no fields yet.
  await page.locator("section[aria-busy]").waitFor({ state: "detached" });
}

/** Goes on, as a person does, from one step to another. */
async function goOn(page: Page, from: Step, to: Step): Promise<void> {
  for (const step of order.slice(order.indexOf(from), order.indexOf(to))) {
    await expectStep(page, step);
    await leave[step](page);
  }
  await expectStep(page, to);
}

/** What a person does at a step; gives the page in which they go on. */
const gestures = {
  async reload(page: Page) {
    await page.reload();
    return page;
  },
  async "leave and Back"(page: Page) {
    await page.goto(new URL("/elsewhere", page.url()).href);
    await page.goBack();
    return page;
  },
  async "another device"(page: Page) {
    const context = await page.context().browser()?.newContext();
    if (!context) throw new Error("There is no browser");
    const other = await context.newPage();
    await other.goto(page.url());
    return other;
  },
  async Back(page: Page) {
    await page.evaluate(async () => {
      const gone = new Promise((resolve) => {
        addEventListener("hashchange", resolve, { once: true });
      });
      history.back();
      await gone;
    });
    return page;
  },
  async "new tab"(page: Page) {
    const other = await page.context().newPage();
    await other.goto(page.url());
    return other;
  },
  /** What a window opens has a copy of its `sessionStorage`, as a tab that is duplicated. */
  async "duplicate tab"(page: Page) {
    const [other] = await Promise.all([
      page.context().waitForEvent("page"),
      page.evaluate(() => void window.open(location.href)),
    ]);
    return other;
  },
} as const;

type Gesture = keyof typeof gestures;

/** What is tried where answers are kept there; a new tab knows nothing of another's session. */
const tried: Readonly<Record<"local" | "session" | "server", readonly Gesture[]>> = {
  local: ["reload", "leave and Back", "Back", "new tab", "duplicate tab"],
  session: ["duplicate tab"],
  server: ["reload", "new tab"],
};
const rows = Object.entries(tried).flatMap(([storage, some]) =>
  order.flatMap((step) =>
    some
      // Before the first step there is nothing to go back to.
      .filter((gesture) => !(gesture === "Back" && step === "a"))
      .map((gesture) => [storage, step, gesture] as const),
  ),
);

const payload = (name: string, value: string): string =>
  JSON.stringify({ parameters: [{ name, value }] });
const once = [
  ["a", payload("Name", "Ada")],
  ["b", payload("Count", "2")],
];

describe.each(reacts)("React %s", (react) => {
  let site: Awaited<ReturnType<typeof serve>>;
  let context: BrowserContext;
  beforeAll(async () => {
    site = await serve(react);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    drafts.clear();
    sent.length = 0;
    keys.length = 0;
    isLost = false;
    answer = Promise.resolve();
    const { page } = await openPage();
    const browser = page.context().browser();
    await page.close();
    if (!browser) throw new Error("There is no browser");
    context = await browser.newContext();
    context.setDefaultTimeout(90_000);
  });
  afterEach(() => context.close());

  const open = async (storage: string): Promise<Page> => {
    const page = await context.newPage();
    const read = storage === "server" ? page.waitForResponse(/drafts/) : undefined;
    await page.goto(`${site.url}/${storage}`);
    await read;
    await expectStep(page, "a");
    return page;
  };

  test.each(rows)("%s: at %s, %s: sends everything once", async (storage, step, gesture) => {
    const first = await open(storage);
    await goOn(first, "a", step);
    const next = await gestures[gesture](first);
    // From a receipt there is no way back.
    const isBack = gesture === "Back" && step !== "receipt";
    await goOn(next, isBack ? (order[order.indexOf(step) - 1] ?? "a") : step, "receipt");
    expect(sent).toEqual(once);
    // The first tab says what happened, also where it has to be looked at.
    await first.bringToFront();
    await expectStep(first, "receipt");
    expect(sent).toEqual(once);
  });

  test.each([
    ["local", "reload"],
    ["local", "leave and Back"],
    ["local", "new tab"],
    ["local", "duplicate tab"],
    ["session", "reload"],
    ["session", "duplicate tab"],
    ["server", "reload"],
    ["server", "new tab"],
    ["server", "another device"],
  ] as const)(
    "%s: after a lost response, %s: warns at once and reuses the key",
    async (storage, gesture) => {
      const first = await open(storage);
      await goOn(first, "a", "sign");
      isLost = true;
      await leave.sign(first);
      const doubt = "We could not confirm that “Form a” was received";
      await first.getByText(doubt).waitFor();
      const next = await gestures[gesture](first);
      await expectStep(next, "sign");
      await next.getByText(doubt).waitFor();
      await leave.sign(next);
      await expectStep(next, "receipt");
      const [a] = once;
      expect(sent).toEqual([a, ...once]);
      expect(keys[0]).toMatch(/./);
      expect(keys[1]).toBe(keys[0]);
      expect(keys[2]).not.toBe(keys[0]);
      if (next.context() !== context) await next.context().close();
    },
  );

  test.each(["local", "server"])(
    "%s: sends each form once when two tabs sign at the same time",
    async (storage) => {
      const first = await open(storage);
      await goOn(first, "a", "sign");
      const second = await gestures["new tab"](first);
      await expectStep(second, "sign");
      let release: () => void = () => undefined;
      answer = new Promise((resolve) => {
        release = resolve;
      });
      await leave.sign(first);
      await second.bringToFront();
      await leave.sign(second);
      await second.locator("[aria-busy]").waitFor();
      release();
      for (const page of [first, second]) await expectStep(page, "receipt");
      expect(sent).toEqual(once);
    },
  );
});
