import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildIndex } from "storybook/internal/core-server";
import { beforeAll, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

type Entry = Awaited<ReturnType<typeof buildIndex>>["entries"][string];

/** The entries of the Storybook, in the order of the sidebar. */
let entries: readonly Entry[] = [];
beforeAll(async () => {
  const index = await buildIndex({ configDir: join(root, ".storybook") });
  entries = Object.values(index.entries);
});

const headingsOf = (entry: Entry): readonly string[] =>
  entry.type === "docs" ? (entry.anchors ?? []).map(({ id }) => id) : [];

/** The addresses of all pages, their headings, and stories. */
const places = () =>
  new Set(
    entries.flatMap((entry) => {
      const place = `/${entry.type}/${entry.id}`;
      return [place, ...headingsOf(entry).map((heading) => `${place}#${heading}`)];
    }),
  );

/** The guides, with the addresses that they link to. */
const guides = () =>
  entries
    .filter(({ importPath }) => importPath.endsWith(".mdx"))
    .map(({ id, importPath, title }) => {
      const text = readFileSync(join(root, importPath), "utf8");
      const links = [...text.matchAll(/\?path=([^)]*)\)/g)].map(([, link = ""]) => link);
      return { id, title, text, links };
    });

const guide = (title: string) => guides().find((one) => one.title === `Guides/${title}`);

describe("The sidebar", () => {
  test("has each name once", () => {
    const shown = entries.filter(({ tags = [] }) => tags.includes("dev"));
    const titles = [...new Set(shown.map(({ title }) => title))];
    const groups = [...new Set(titles.map((title) => title.split("/")[0] ?? ""))];
    const names = [...groups, ...titles.map((title) => title.split("/").at(-1) ?? "")];
    const repeated = names.filter((name, at) => names.indexOf(name) !== at);
    expect(repeated).toEqual([]);
  });

  test("begins the guides with How do I … and Getting started", () => {
    expect(
      guides()
        .map(({ title }) => title)
        .slice(0, 2),
    ).toEqual(["Guides/How do I", "Guides/Getting started"]);
  });

  test("has a group for each folder of stories", () => {
    const groupOf = (title: string) =>
      (title.split("/")[0] ?? "").replaceAll(" ", "").toLowerCase();
    const elsewhere = entries.filter(
      ({ importPath, title }) => importPath.split("/")[2]?.toLowerCase() !== groupOf(title),
    );
    expect(elsewhere.map(({ importPath }) => importPath)).toEqual([]);
  });
});

describe("The guides", () => {
  test("each link leads to a page, a heading or a story", () => {
    const known = places();
    const broken = guides().flatMap(({ title, links }) =>
      links.filter((link) => !known.has(link)).map((link) => `${title}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  test("a link to a story or a heading that does not exist counts as broken", () => {
    const known = places();
    expect(known).toContain("/story/collections-usedraft--changed-form");
    expect(known).not.toContain("/story/collections-usedraft--changed");
    expect(known).toContain("/docs/guides-rules--docs#between-answers");
    expect(known).not.toContain("/docs/guides-rules--docs#between");
  });

  test("Getting started links to each of the others", () => {
    const others = guides().filter(({ title }) => title !== "Guides/Getting started");
    expect(guide("Getting started")?.links).toEqual(
      expect.arrayContaining(others.map(({ id }) => `/docs/${id}`)),
    );
  });

  test("How do I … answers each question in one line, with a link", () => {
    const [, ...questions] = (guide("How do I")?.text ?? "").split(/^### .*\n/m);
    expect(questions.length).toBeGreaterThanOrEqual(40);
    const answers = questions.map((text) => text.split(/^## /m)[0]?.trim() ?? "");
    const others = answers.filter((text) => !/^.+\. \[[^\]]+\]\(\?path=[^)]+\)$/.test(text));
    expect(others).toEqual([]);
  });
});
