import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { languages } from "../../locales/tables.ts";
import { bothReacts, bundlePage, type React, reacts, runOnServer } from "../../support/bundle.ts";
import { variants } from "./hydratedForm.tsx";
import { isDeep } from "../../support/isDeep.ts";
import { ownBrowser } from "../../support/ownBrowser.ts";
import { htmlPage, pageFile, pageHtml } from "../../support/pageFile.ts";
import {
  alive,
  expectNothingSent,
  expectQuiet,
  idsOf,
  nodesGone,
  openedIds,
  servedIds,
  wake,
} from "./hydration.ts";
import { listen } from "../../support/serveForms.ts";

type Render = (way: string, id: string, locale: string) => Promise<string>;

function isRender(render: unknown): render is Render {
  return typeof render === "function";
}

const openPage = ownBrowser();

/** What React says of this server alone, which draws with two of its renderers in one process, one of them made for browsers. */
const ofThisServer = /multiple renderers concurrently|ArrayBuffer\.prototype\.detached/;

// The server draws in this process, where whatever else is written to the console fails the test.
beforeEach(() => {
  const { error } = console;
  console.error = (...words) => {
    if (!ofThisServer.test(String(words[0]))) error(...words);
  };
});

const streams = ["renderToPipeableStream", "renderToReadableStream"];
const words = Object.keys(variants);
const each = servedIds.flatMap((id) => words.map((word): [string, string] => [id, word]));
/** In each language, with one React; the largest form, which is of the same fields, in one language. */
const wordsOf = (react: React, id: string): readonly string[] =>
  isDeep || (reacts.includes(react) && id !== "thousand-parameters")
    ? words
    : words.filter((word) => word === "en-US" || word === "radio");
/** In a browser, each as it is, and the one that has every type with radio buttons, and in every language with one React. */
const openedWith = (react: React) =>
  each.filter(
    ([id, word]) =>
      openedIds.includes(id) &&
      (word === "en-US" ||
        (id === "every-type" && (word === "radio" || reacts.includes(react))) ||
        (isDeep && word === "radio")),
  );

test("renders every language with its own messages", () => {
  const view = Object.values(variants).map(({ messages }) => messages);
  expect(view).toEqual(expect.arrayContaining(languages.map(([, table]) => table)));
});

/** A site whose server draws the forms with one React: `/way/id/locale`, and `/way/id/locale/late` where the script waits. */
async function serve(react: React) {
  const module = await runOnServer("react/server/streamingServer.tsx", react);
  const { render } =
    typeof module === "object" && module !== null && "render" in module ? module : { render: null };
  if (!isRender(render)) throw new Error("There is nothing that draws");
  const files = await bundlePage("react/server/streamingPage.tsx", react);
  const requests: string[] = [];
  const site = await listen(async ({ url }) => {
    const { pathname } = new URL(url);
    requests.push(pathname);
    const file = pageFile(files, url);
    if (file) return file;
    const [, way = "", id = "", locale = ""] = pathname.split("/");
    if (!servedIds.includes(id)) return new Response(null, { status: 404 });
    return htmlPage(pageHtml(await render(way, id, locale)));
  });
  return { ...site, render, requests };
}

describe.each(bothReacts)("React %s", (react) => {
  let site: Awaited<ReturnType<typeof serve>>;
  let page: Page;
  beforeAll(async () => {
    site = await serve(react);
    ({ page } = await openPage());
  });
  afterAll(() => site.close());

  const open = async (way: string, id: string, locale: string, late = ""): Promise<void> => {
    await page.goto(`${site.url}/${way}/${id}/${locale}${late}`);
  };

  test.each(servedIds)("%s: every way of rendering sends the same", async (id) => {
    const problems: string[] = [];
    for (const locale of wordsOf(react, id)) {
      const html = await site.render("renderToString", id, locale);
      for (const stream of streams) {
        // React 18 fills the end of a chunk with NUL where the next character does not fit; parsers of HTML drop them.
        const streamed = await site.render(stream, id, locale);
        if (streamed.replaceAll("\0", "") !== html) problems.push(`${locale}: ${stream} differs`);
      }
      if (!html.includes("<form")) problems.push(`${locale}: there is no form`);
      if (!html.includes(`>${variants[locale]?.messages?.submit ?? "Submit"}<`))
        problems.push(`${locale}: the button is in another language`);
      // Radio buttons have a name, which React made.
      const unnamed = html.replaceAll(/ type="radio" name="[:_«]\w+[:_»]"/gi, "");
      const [unsafe] = /<[^>]* (style|name|on\w+)="|<script/.exec(unnamed) ?? [];
      if (unsafe !== undefined) problems.push(`${locale}: it has ${unsafe}`);
    }
    expect(problems).toEqual([]);
  });

  test.each(openedWith(react))(
    "%s in %s: hydrates the server's markup, ids included",
    async (id, locale) => {
      await open("renderToString", id, locale, "/late");
      const sent = await idsOf(page);
      await wake(page);
      await alive(page);
      expect(await idsOf(page)).toEqual(sent);
      await expectQuiet(page);
    },
  );

  test.each(openedIds.flatMap((id) => streams.map((way) => [id, way] as const)))(
    "%s by %s: hydrates the streamed markup",
    async (id, way) => {
      await open(way, id, "en-US", "/late");
      const sent = await idsOf(page);
      const gone = await nodesGone(page);
      await wake(page);
      await alive(page);
      expect(await idsOf(page)).toEqual(sent);
      expect(await gone()).toEqual([]);
      await expectQuiet(page);
    },
  );

  test.each(openedWith(react))(
    "%s in %s: a click and Enter before hydration send nothing and do not navigate",
    async (id, locale) => {
      await open("renderToString", id, locale, "/late");
      await expectNothingSent(page, site.requests, variants[locale]?.messages?.submit);
      expect(page.url()).toBe(`${site.url}/renderToString/${id}/${locale}/late`);
      await expectQuiet(page);
    },
  );
});
