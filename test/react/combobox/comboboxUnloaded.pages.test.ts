import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reacts } from "../../support/bundle.ts";
import { ownBrowser } from "../../support/ownBrowser.ts";
import { questions } from "../../support/questions.ts";
import { servePage } from "../../support/servePage.ts";

const openPage = ownBrowser();
const props = { form: questions("Place: select Salem|Bend"), searchLimit: 1 };

/** What webpack makes of an import, where a policy with Trusted Types forbids the script. */
const thrown = '(() => { throw new TypeError("This document requires TrustedScriptURL"); })()';

const failures: readonly (readonly [
  why: string,
  fail: (page: Page) => Promise<unknown>,
  said: string[],
])[] = [
  [
    "the network fails",
    (page) => page.route("**/Combobox*.js", (route) => route.abort()),
    ["Failed to load resource: net::ERR_FAILED"],
  ],
  [
    "asking for it throws",
    (page) =>
      page.route("**/script.js", async (route) => {
        const response = await route.fetch();
        const script = await response.text();
        const body = script.replace(/import\(["'][^"']*Combobox[^"']*["']\)/, thrown);
        expect(body).toContain(thrown);
        await route.fulfill({ response, body });
      }),
    [],
  ],
];

describe.each(reacts)("React %s: where the searchable select cannot be loaded", (react) => {
  let site: Awaited<ReturnType<typeof servePage>>;
  beforeAll(async () => {
    site = await servePage("testing/fillablePage.tsx", react);
  });
  afterAll(() => site.close());

  test.each(failures)(
    "because %s, keeps the native select with all its options, and submits it",
    async (_, fail, expected) => {
      const { page, consoleMessages } = await openPage();
      await fail(page);
      await page.goto(`${site.url}#${encodeURI(JSON.stringify(props))}`);
      const place = page.getByLabel("Place");
      await page.waitForFunction(() => document.querySelectorAll("option").length === 3);
      // Without focus, as what fills in forms does.
      await place.selectOption("Bend");
      expect(await place.evaluate(({ tagName }) => tagName)).toBe("SELECT");
      await page.getByRole("button", { name: "Submit" }).click();
      await page
        .getByTestId("submitted")
        .filter({ hasText: /^Place=Bend$/ })
        .waitFor();
      expect(consoleMessages.splice(0)).toEqual(expected);
      await page.close();
    },
  );
});
