import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { bundlePage } from "../support/bundle.ts";
import { ownBrowser } from "../support/ownBrowser.ts";
import { htmlPage, pageFile, pageHtml } from "../support/pageFile.ts";
import { listen } from "../support/serveForms.ts";

const openPage = ownBrowser();
const texts = [".pf-heading", "header a", "main label"];

const guide = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../../stories/guides/${name}.mdx`), "utf8");

/** The style sheets that a page tells an app to have, in what it says of a heading. */
const stylesOf = (text: string, heading = ""): string =>
  [
    ...text
      .slice(text.indexOf(heading))
      .split("\n## ", 2)
      .join()
      .matchAll(/```css\n(.*?)```/gs),
  ]
    .map(([, css = ""]) => css)
    .join("");

const hosts = [
  ["of no style", ""],
  ["that began with Getting started", stylesOf(guide("GettingStarted"))],
] as const;

describe.each([
  ["mui", "Material UI"],
  ["mantine", "Mantine"],
  ["chakra", "Chakra UI"],
  ["reactAria", "React Aria"],
])("The guide's sample of %s", (system, title) => {
  let files: Awaited<ReturnType<typeof bundlePage>>;
  beforeAll(async () => {
    files = await bundlePage(`adapters/guides/${system}.tsx`, "19");
  });

  test.each(hosts)("in an app %s, is read in a light and a dark system", async (_, css) => {
    const sheets = [...files].filter(([name]) => name.endsWith(".css")).map(([, text]) => text);
    const own = [css, stylesOf(guide("Adapters"), `\n## ${title}\n`), ...sheets];
    const head = `<style>${own.join("</style><style>")}</style>`;
    const site = await listen(
      async ({ url }) => pageFile(files, url) ?? htmlPage(pageHtml("", head)),
    );
    const { page } = await openPage();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(site.url);
      await page.getByRole("button", { name: "Submit" }).waitFor();
      const found = await page.evaluate((of) => Reflect.get(window, "pale")(of), texts);
      expect({ colorScheme, found }).toEqual({ colorScheme, found: [] });
    }
    await page.close();
    await site.close();
  });
});
