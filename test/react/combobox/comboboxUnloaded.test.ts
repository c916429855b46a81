import { expect, test } from "vitest";
import { reacts } from "../../support/bundle.ts";
import { ownBrowser } from "../../support/ownBrowser.ts";
import { questions } from "../../support/questions.ts";
import { servePage } from "../../support/servePage.ts";

const openPage = ownBrowser();
const props = { form: questions("Place: select Salem|Bend"), searchLimit: 1 };

test.each(reacts)(
  "React %s: where the searchable select cannot be loaded, the native one stays, with all its options, and is submitted",
  async (react) => {
    const site = await servePage("fillablePage.tsx", react);
    const { page, said } = await openPage();
    await page.route("**/Combobox*.js", (route) => route.abort());
    const refused = page.waitForEvent("requestfailed");
    await page.goto(`${site.url}#${encodeURI(JSON.stringify(props))}`);
    await refused;
    const place = page.getByLabel("Place");
    // Without focus, as what fills in forms does.
    await place.selectOption("Bend");
    await page.getByRole("button", { name: "Submit" }).click();
    await page
      .getByTestId("submitted")
      .filter({ hasText: /^Place=Bend$/ })
      .waitFor();
    expect(await place.evaluate(({ tagName }) => tagName)).toBe("SELECT");
    expect(said.splice(0)).toEqual(["Failed to load resource: net::ERR_FAILED"]);
    await page.close();
    await site.close();
  },
);
