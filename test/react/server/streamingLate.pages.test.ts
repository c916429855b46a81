import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bothReacts, bundlePage, type React, runOnServer } from "../../support/bundle.ts";
import type { Wait } from "./lateForm.tsx";
import { alive, expectNothingSent, expectQuiet, idsOf, openedIds, servedIds } from "./hydration.ts";
import { ownBrowser } from "../../support/ownBrowser.ts";
import { pageFile } from "../../support/pageFile.ts";
import { listen } from "../../support/serveForms.ts";

type Render = (id: string, locale: string, wait: Wait) => Promise<ReadableStream>;

function isRender(render: unknown): render is Render {
  return typeof render === "function";
}

const openPage = ownBrowser();

/**
 * A site in this process, whose console must stay empty. It sends the page around a form at once, and the form when it is let go:
 * `/id/locale`, and `/id/locale/late` where the script waits.
 */
async function serve(react: React) {
  const module = Object(await runOnServer("react/server/streamingLateServer.tsx", react));
  const render: unknown = Reflect.get(module, "render");
  if (!isRender(render)) throw new Error("There is nothing that draws");
  const files = await bundlePage("react/server/streamingLatePage.tsx", react);
  const requests: string[] = [];
  let release = (): void => undefined;
  const hold = (): Wait => {
    let over = false;
    const promise = new Promise<void>((resolve) => {
      release = () => {
        over = true;
        resolve();
      };
    });
    return { promise, over: () => over };
  };
  const site = await listen(async ({ url }) => {
    const { pathname } = new URL(url);
    requests.push(pathname);
    const file = pageFile(files, url);
    if (file) return file;
    const [, id = "", locale = ""] = pathname.split("/");
    if (!servedIds.includes(id)) return new Response(null, { status: 404 });
    const headers = { "content-type": "text/html; charset=utf-8" };
    return new Response(await render(id, locale, hold()), { headers });
  });
  return { ...site, requests, release: () => release() };
}

describe.each(bothReacts)("React %s, a form that is streamed late", (react) => {
  let site: Awaited<ReturnType<typeof serve>>;
  let page: Page;
  beforeAll(async () => {
    site = await serve(react);
    ({ page } = await openPage());
  });
  afterAll(() => site.close());

  /** Opens the page as far as it was sent: the form is still to come. */
  const open = async (id: string, rest: string): Promise<void> => {
    await page.goto(`${site.url}/${id}/${rest}`, { waitUntil: "commit" });
    await page.getByText("Wait").waitFor();
    expect(await page.locator("form").count()).toBe(0);
  };
  const arrived = async (): Promise<void> => {
    site.release();
    await page.waitForLoadState("load");
    await page.locator("main form").waitFor();
  };

  test.each(openedIds)(
    "%s: sends nothing before hydration, and hydrates the markup as it was sent",
    async (id) => {
      await open(id, "en-US/late");
      await arrived();
      const sent = await idsOf(page);
      await expectNothingSent(page, site.requests);
      expect(await idsOf(page)).toEqual(sent);
      await expectQuiet(page);
    },
  );

  test.each(openedIds)("%s in ar-EG: arrives in a page that is hydrated already", async (id) => {
    await open(id, "ar-EG");
    await page.waitForFunction(() => Object.keys(document).some((key) => key.includes("react")));
    await arrived();
    await alive(page);
    const taken = await idsOf(page);
    await page.locator("button[type=submit]").click();
    await page.locator("main .pf-summary, main form:not(:has([required]))").first().waitFor();
    await expectQuiet(page);
    await open(id, "ar-EG/late");
    await arrived();
    expect(await idsOf(page)).toEqual(taken);
  });
});
