import type { BrowserContext, FrameLocator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bundlePage, type React, reacts } from "../../support/bundle.ts";
import { ownBrowser } from "../../support/ownBrowser.ts";
import { htmlPage, pageFile, pageHtml } from "../../support/pageFile.ts";
import { listen } from "../../support/serveForms.ts";
import { htmlFrom } from "../../support/servePage.ts";
import { withoutRandom } from "../../support/draftStorages.ts";

const openPage = ownBrowser();

const drafts = new Map<string, string>();

/** A server of drafts. */
async function draftAt(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const found = drafts.get(pathname);
  if (request.method === "GET") return new Response(found ?? "", { status: found ? 200 : 404 });
  if (request.method === "PUT") drafts.set(pathname, await request.text());
  else drafts.delete(pathname);
  return new Response(null, { status: 204 });
}

/** `/local` is a form that a server drew and whose answers are kept in that storage, `/within/local` the same in a frame of no origin. */
async function serve(react: React) {
  const html: Readonly<Record<string, string>> = JSON.parse(
    await htmlFrom("collection/drafts/tabsServer.tsx", react),
  );
  const files = await bundlePage("collection/drafts/tabsPage.tsx", react);
  return listen(async (request) => {
    const [, place = "", storage = ""] = new URL(request.url).pathname.split("/");
    if (place === "drafts") return draftAt(request);
    if (place === "elsewhere") return htmlPage("<!doctype html><title>Elsewhere</title>");
    const frame = `<iframe width="600" height="900" sandbox="allow-scripts allow-forms" src="/${storage}"></iframe>`;
    if (place === "within") return htmlPage(`<!doctype html><title>Page</title>${frame}`);
    return pageFile(files, request.url) ?? htmlPage(pageHtml(html[place]));
  });
}

const storages = ["local", "session", "indexed", "server"] as const;

describe.each(reacts)("React %s", (react) => {
  let site: Awaited<ReturnType<typeof serve>>;
  let context: BrowserContext;
  const consoleMessages: string[] = [];
  beforeAll(async () => {
    site = await serve(react);
  });
  afterAll(() => site.close());

  beforeEach(async () => {
    drafts.clear();
    consoleMessages.length = 0;
    const { page } = await openPage();
    const browser = page.context().browser();
    await page.close();
    if (!browser) throw new Error("There is no browser");
    context = await browser.newContext();
    context.setDefaultTimeout(90_000);
    await context.route("**/favicon.ico", (route) => route.fulfill({ body: "" }));
  });
  afterEach(async () => {
    await context.close();
    if (consoleMessages.length > 0) throw new Error(consoleMessages.join("\n"));
  });

  /** A tab with the form. */
  async function open(storage: string): Promise<Page> {
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => consoleMessages.push(message));
    page.on("console", (message) => {
      if (["warning", "error"].includes(message.type()) && !/status of 404/.test(message.text()))
        consoleMessages.push(message.text());
    });
    await page.goto(`${site.url}/${storage}`);
    await ready(page);
    return page;
  }
  const ready = async (page: Page): Promise<void> => {
    await page.locator("body[data-ready]").waitFor();
    expect(await page.locator("body").getAttribute("data-mended")).toBe(null);
  };
  const input = (page: Page | FrameLocator, label: string) => page.getByLabel(label);
  const status = (page: Page | FrameLocator, text: string) =>
    page.locator(".pf-draft output").getByText(text).waitFor({ state: "attached" });
  const saved = (page: Page) => page.locator(".pf-draft[data-status=saved]").waitFor();
  const type = (page: Page | FrameLocator, label: string, text: string) =>
    input(page, label).first().pressSequentially(text);
  /** Answers every question, and waits until they are kept. */
  async function answer(page: Page): Promise<void> {
    await type(page, "Name", "Ada");
    await type(page, "Extra", "12,5");
    await input(page, "Status").selectOption("m");
    await type(page, "ssn", "123456789");
  }
  const shown = async (page: Page) => [
    await input(page, "Name").inputValue(),
    await input(page, "Extra").inputValue(),
    await input(page, "Status").inputValue(),
    await input(page, "ssn").first().inputValue(),
  ];
  const answered = ["Ada", "12,5", "m", ""];
  const restored = (page: Page) => status(page, "Your earlier answers are back");

  /** All that the browser and the server keep, as text. */
  const bytes = async (page: Page): Promise<string> => {
    const inPage = await page.evaluate(async () => {
      const open = indexedDB.open("parameter-form");
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        open.addEventListener("success", () => resolve(open.result));
        open.addEventListener("error", () => reject(open.error));
        open.addEventListener("upgradeneeded", () => open.transaction?.abort());
      }).catch(() => null);
      const all = database?.transaction("drafts").objectStore("drafts").getAll();
      const texts = await new Promise((resolve) => {
        if (all) all.addEventListener("success", () => resolve(all.result));
        else resolve([]);
      });
      database?.close();
      return JSON.stringify([texts, { ...localStorage }, { ...sessionStorage }]);
    });
    return inPage + JSON.stringify([...drafts]);
  };

  test.each(storages)("%s: restores typed answers after a reload", async (storage) => {
    const page = await open(storage);
    await answer(page);
    await saved(page);
    await page.reload();
    await ready(page);
    await restored(page);
    expect(await shown(page)).toEqual(answered);
    const kept = await bytes(page);
    expect(kept).toContain("Ada");
    expect(withoutRandom(kept)).not.toMatch(/123|6789/);
  });

  test.each(storages)(
    "%s: restores the text typed just before the page was left",
    async (storage) => {
      const page = await open(storage);
      await type(page, "Name", "A");
      await saved(page);
      await type(page, "Name", "da");
      await page.goto(`${site.url}/elsewhere`);
      // Going back, the browser itself would put back what was typed.
      await page.goto(`${site.url}/${storage}`);
      await ready(page);
      await restored(page);
      expect(await input(page, "Name").inputValue()).toBe("Ada");
    },
  );

  test.each(storages)("%s: keeps nothing after a submission", async (storage) => {
    const page = await open(storage);
    await type(page, "Name", "Ada");
    await saved(page);
    await page.getByRole("button", { name: "Submit" }).click();
    await page.waitForFunction(() => document.title.startsWith("{"));
    await page.locator(".pf-draft[data-status=none]").waitFor({ state: "attached" });
    expect(await bytes(page)).not.toContain("Ada");
    await page.reload();
    await ready(page);
    expect(await input(page, "Name").inputValue()).toBe("");
  });

  test("indexed: removes everything at sign-out, also of forms that were not opened", async () => {
    const page = await open("indexed");
    await type(page, "Name", "Ada");
    await saved(page);
    await page.evaluate(async () => {
      const opened = indexedDB.open("parameter-form");
      await new Promise((resolve) => opened.addEventListener("success", resolve));
      const transaction = opened.result.transaction("drafts", "readwrite");
      for (const key of ["parameter-form~~i9", "parameter-form~ada~w4"])
        transaction.objectStore("drafts").put(`Of ${key}`, key);
      await new Promise((resolve) => transaction.addEventListener("complete", resolve));
      opened.result.close();
    });
    expect(await bytes(page)).toMatch(/i9.*Ada/);
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect.poll(() => bytes(page)).not.toMatch(/Ada|i9/);
    expect(await bytes(page)).toContain("Of parameter-form~ada~w4");
  });

  test.each(["local", "indexed", "server"])(
    "%s: keeps the newer answers of two tabs, and warns in the other",
    async (storage) => {
      const first = await open(storage);
      let second = await open(storage);
      await type(first, "Name", "First");
      await saved(first);
      await status(second, "These answers were changed in another tab or on another device");
      await type(second, "Name", "Second");
      await second.goto(`${site.url}/elsewhere`);
      expect(await bytes(second)).not.toContain("Second");
      second = await open(storage);
      await restored(second);

      await type(second, "Extra", "5");
      await status(first, "These answers were changed in another tab or on another device");
      await first.getByRole("button", { name: "Show the newer answers" }).click();
      await first.waitForFunction(() => document.querySelectorAll("input")[1]?.value === "5.00");
      expect(await input(first, "Name").inputValue()).toBe("First");

      await type(first, "Name", "!");
      await status(second, "These answers were changed in another tab or on another device");
      await second.getByRole("button", { name: "Save the answers here instead" }).click();
      await status(first, "These answers were changed in another tab or on another device");
      await saved(second);
      expect(await bytes(first)).not.toContain("First!");
    },
  );

  test.each(["local", "indexed", "server"])(
    "%s: reports a submission in the other of two tabs, with or without changes there",
    async (storage) => {
      const [first, idle] = [await open(storage), await open(storage)];
      await type(first, "Name", "First");
      await saved(first);
      const changed = await open(storage);
      await type(changed, "Name", " and last");
      await saved(changed);
      await status(first, "These answers were changed in another tab or on another device");
      await changed.getByRole("button", { name: "Submit" }).click();
      for (const page of [first, idle]) {
        await status(page, "These answers were submitted or removed in another tab");
        expect(await page.getByRole("button", { name: "Show the newer answers" }).count()).toBe(0);
      }
      await first.getByRole("button", { name: "Save the answers here instead" }).click();
      await saved(first);
      await status(idle, "These answers were changed in another tab or on another device");
    },
  );

  test("session: two tabs are independent", async () => {
    const [first, second] = [await open("session"), await open("session")];
    await type(first, "Name", "First");
    await saved(first);
    await type(second, "Name", "Second");
    await saved(second);
    await saved(first);
    await first.reload();
    await ready(first);
    expect(await input(first, "Name").inputValue()).toBe("First");
  });

  test("session: reports a submission in a duplicated tab, and keeps nothing there", async () => {
    const first = await open("session");
    await type(first, "Name", "First");
    await saved(first);
    const [second] = await Promise.all([
      context.waitForEvent("page"),
      first.evaluate(() => void window.open(location.href)),
    ]);
    await ready(second);
    await restored(second);
    await first.getByRole("button", { name: "Submit" }).click();
    await status(second, "These answers were submitted or removed in another tab");
    expect(await bytes(second)).not.toContain("First");
  });

  test.each(["local", "session"] as const)(
    "%s: reports a full storage until there is room",
    async (storage) => {
      const page = await open(storage);
      await page.evaluate((name) => {
        const web = name === "local" ? localStorage : sessionStorage;
        for (let size = 2 ** 22; size >= 1; size /= 2)
          try {
            for (let part = 0; ; part++) web.setItem(`${size} ${part}`, "x".repeat(size));
          } catch {}
      }, storage);
      await answer(page);
      await status(page, "Could not save your answers: there is no room left for them");
      expect(await shown(page)).toEqual(["Ada", "12,5", "m", "123456789"]);
      await page.evaluate(() => [localStorage, sessionStorage].forEach((web) => web.clear()));
      await input(page, "Extra").fill("5");
      await saved(page);
      await page.getByRole("button", { name: "Submit" }).click();
      await page.waitForFunction(() => document.title.includes('"Extra":"5"'));
    },
  );

  test.each(["local", "session", "indexed"])(
    "%s: reports that a frame without an origin cannot store, and submits",
    async (storage) => {
      const page = await context.newPage();
      page.on("pageerror", ({ message }) => consoleMessages.push(message));
      await page.goto(`${site.url}/within/${storage}`);
      const frame = page.frameLocator("iframe");
      await status(frame, "Could not save your answers: this browser does not allow it here");
      await type(frame, "Name", "Ada");
      await frame.getByRole("button", { name: "Submit" }).click();
      const inner = page.frames()[1];
      await inner?.waitForFunction(() => document.title.startsWith("{"));
      expect(await inner?.title()).toBe('{"Name":"Ada"}');
    },
  );

  test("server: sends failed writes when the network is back", async () => {
    const page = await open("server");
    await context.setOffline(true);
    await type(page, "Name", "Ada");
    await status(page, "Could not save your answers. They are still on this page");
    expect(drafts.size).toBe(0);
    await context.setOffline(false);
    await saved(page);
    expect([...drafts.values()].join("")).toContain("Ada");
    const isOffline = (text: string) => text.includes("ERR_INTERNET_DISCONNECTED");
    expect(consoleMessages.filter((text) => !isOffline(text))).toEqual([]);
    consoleMessages.length = 0;
  });
});
