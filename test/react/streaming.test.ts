import { exampleForms } from "parameter-form/service";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundlePage, type React, reacts, runOnServer } from "../support/bundle.ts";
import { locales } from "../support/hydratedForm.tsx";
import { ownBrowser } from "../support/ownBrowser.ts";
import { htmlPage, pageFile, pageHtml } from "../support/pageFile.ts";
import { alive, expectNothingSent, expectQuiet, wake } from "../support/notAlive.ts";
import { idsOf } from "../support/sentIds.ts";
import { listen } from "../support/serveForms.ts";

type Render = (way: string, id: string, locale: string) => Promise<string>;

function isRender(render: unknown): render is Render {
  return typeof render === "function";
}

const openPage = ownBrowser();

const streams = ["renderToPipeableStream", "renderToReadableStream"];
const ids = exampleForms.map(({ id }) => id);
const each = ids.flatMap((id) => locales.map((locale): [string, string] => [id, locale]));

/** A site whose server draws the forms with one React: `/way/id/locale`, and `/way/id/locale/late` where the script waits. */
async function serve(react: React) {
  const module = await runOnServer("serverRender.tsx", react);
  const { render } =
    typeof module === "object" && module !== null && "render" in module ? module : { render: null };
  if (!isRender(render)) throw new Error("There is nothing that draws");
  const files = await bundlePage("hydratedPage.tsx", react);
  const asked: string[] = [];
  const site = await listen(async ({ url }) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    const file = pageFile(files, url);
    if (file) return file;
    const [, way = "", id = "", locale = ""] = pathname.split("/");
    if (!ids.includes(id)) return new Response(null, { status: 404 });
    return htmlPage(pageHtml(await render(way, id, locale)));
  });
  return { ...site, render, asked };
}

describe.each(reacts)("React %s", (react) => {
  let site: Awaited<ReturnType<typeof serve>>;
  let page: Page;
  let said: string[];
  beforeAll(async () => {
    site = await serve(react);
    ({ page, said } = await openPage());
  });
  afterAll(() => site.close());

  const open = async (way: string, id: string, locale: string, late = ""): Promise<void> => {
    said.length = 0;
    await page.goto(`${site.url}/${way}/${id}/${locale}${late}`);
  };

  test.each(each)("%s in %s: every way of drawing sends the same", async (id, locale) => {
    const html = await site.render("renderToString", id, locale);
    for (const stream of streams) {
      // React 18 fills the end of a chunk with NUL where the next character does not fit; parsers of HTML drop them.
      const streamed = await site.render(stream, id, locale);
      expect(streamed.replaceAll("\0", "")).toBe(html);
    }
    expect(html).toContain("<form");
    expect(html).not.toMatch(/<[^>]* (style|name|on\w+)="|<script/);
  });

  test.each(each)(
    "%s in %s: React finds what the server sent, ids included",
    async (id, locale) => {
      await open("renderToString", id, locale, "/late");
      const sent = await idsOf(page);
      await wake(page);
      await alive(page);
      expect(await idsOf(page)).toEqual(sent);
      await expectQuiet(page, said);
    },
  );

  test.each(ids.flatMap((id) => streams.map((way) => [id, way] as const)))(
    "%s by %s: React takes over what was streamed",
    async (id, way) => {
      await open(way, id, "en-US");
      await alive(page);
      expect(await page.getByRole("button", { name: "Submit" }).count()).toBe(1);
      await expectQuiet(page, said);
    },
  );

  test.each(ids)(
    "%s: a click and Enter before the script is there send nothing and go nowhere",
    async (id) => {
      await open("renderToString", id, "en-US", "/late");
      await expectNothingSent(page, site.asked);
      expect(page.url()).toBe(`${site.url}/renderToString/${id}/en-US/late`);
      await expectQuiet(page, said);
    },
  );
});
