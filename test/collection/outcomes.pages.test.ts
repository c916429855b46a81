import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundlePage, type React, reacts } from "../support/bundle.ts";
import { messageOf, sentence } from "./outcomes.ts";
import { ownBrowser } from "../support/ownBrowser.ts";
import { htmlPage, pageFile, pageHtml } from "../support/pageFile.ts";
import { listen } from "../support/serveForms.ts";

const openPage = ownBrowser();

/** How requests to the service fail; what a service worker answers instead of it. */
let fault: "none" | "dropped" | "redirect" | "html" = "none";
const worker = `
  self.addEventListener("install", () => self.skipWaiting());
  self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener("fetch", (event) => {
    if (!event.request.url.includes("/api/")) return;
    event.respondWith(
      self.navigator.onLine
        ? fetch(event.request)
        : Response.json({ error: "offline" }, { status: 503 }),
    );
  });`;

const form = {
  id: "w4",
  description: "W-4",
  parameters: [{ name: "Name", label: "Name", type: "string", required: true, options: null }],
};
const requests: string[] = [];

async function answer({ url, method }: Request): Promise<Response> {
  const { pathname } = new URL(url);
  requests.push(`${method} ${pathname.split("/").at(-1)}`);
  if (fault === "dropped") return Response.error();
  if (fault === "redirect") return new Response(null, { status: 302, headers: { location: "/" } });
  if (fault === "html") return htmlPage("<!doctype html><title>Sign in</title>");
  return Response.json(method === "GET" ? form : { document: "document_1" });
}

async function serve(react: React) {
  const files = await bundlePage("collection/outcomesPage.tsx", react);
  return listen(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/api/")) return answer(request);
    if (pathname === "/worker.js")
      return new Response(worker, { headers: { "content-type": "text/javascript" } });
    return pageFile(files, request.url) ?? htmlPage(pageHtml());
  });
}

const places = {
  read: { failed: "loadFailed", unknown: "", press: "Try again", ended: { name: "W-4" } },
  submit: { failed: "submitFailed", unknown: "submitUnknown", press: "Submit", ended: null },
  sign: {
    failed: "formNotSubmitted",
    unknown: "outcomeUnknown",
    title: "W-4",
    press: "Submit",
    ended: { name: sentence("receiptHeading") },
  },
} as const;
type Place = keyof typeof places;

describe.each(reacts)("React %s", (react) => {
  let site: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    site = await serve(react);
  });
  afterAll(() => site.close());

  async function open(place: Place, isWorked: boolean) {
    const { page, consoleMessages } = await openPage();
    requests.length = 0;
    fault = "none";
    await page.goto(`${site.url}/${place}`);
    if (isWorked)
      await page.evaluate(async () => {
        const controlled = new Promise((resolve) => {
          navigator.serviceWorker.addEventListener("controllerchange", resolve);
        });
        await navigator.serviceWorker.register("/worker.js");
        await controlled;
      });
    return { page, consoleMessages };
  }
  const press = (page: Page, place: Place) =>
    page.getByRole("button", { name: places[place].press, exact: true }).click();

  test.each([
    ["read", "offline", "offline", "OfflineError"],
    ["submit", "offline", "offline", "OfflineError"],
    ["sign", "offline", "offline", "OfflineError"],
    ["read", "offline, with a service worker", "serviceFailed", "HttpError"],
    ["submit", "offline, with a service worker", "unknown", "SubmitOutcomeUnknown"],
    ["sign", "offline, with a service worker", "unknown", "SubmitOutcomeUnknown"],
    ["read", "dropped", "noConnection", "NetworkError"],
    ["submit", "dropped", "unknown", "SubmitOutcomeUnknown"],
    ["sign", "dropped", "unknown", "SubmitOutcomeUnknown"],
    ["read", "redirect", "maybeSignedOut", "RedirectError"],
    ["submit", "redirect", "unknown", "SubmitOutcomeUnknown"],
    ["sign", "redirect", "unknown", "SubmitOutcomeUnknown"],
    ["read", "html", "maybeSignedOut", "NotJsonError"],
    ["submit", "html", "unknown", "SubmitOutcomeUnknown"],
    ["sign", "html", "unknown", "SubmitOutcomeUnknown"],
  ] as const)(
    "%s, %s: shows %s and calls an error handler",
    async (place, what, reason, reports) => {
      const { page, consoleMessages } = await open(place, what.endsWith("worker"));
      const isOffline = what.startsWith("offline");
      await page.context().setOffline(isOffline);
      if (what === "dropped" || what === "redirect" || what === "html") fault = what;
      await page.evaluate(() => document.body.click());
      if (place !== "read") await press(page, place);

      const { failed, ...words } = places[place];
      await page
        .getByRole("alert")
        .getByText(messageOf(reason, failed, words))
        .waitFor();
      expect(await page.locator("body").getAttribute("data-heard")).toBe(reports);
      expect(requests.length > 0).toBe(!isOffline);
      const sent = requests.length;

      await page.context().setOffline(false);
      fault = "none";
      await press(page, place);
      const { ended } = places[place];
      if (ended) await page.getByRole("heading", ended).waitFor();
      else await page.getByRole("alert").waitFor({ state: "detached" });
      expect(requests.slice(sent)).toHaveLength(1);
      // The browser tells of what it could not load, and development builds of a form that they lack.
      const isExpectedMessage = /^Failed to load resource|^parameter-form: .*"w4"/;
      expect(consoleMessages.splice(0).filter((line) => !isExpectedMessage.test(line))).toEqual([]);
      await page.close();
    },
  );
});
