import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reacts } from "../../support/bundle.ts";
import { isSkipped, whenDrawn } from "./longFormPages.ts";
import { longForm } from "../../support/longForm.ts";
import { ownBrowser } from "../../support/ownBrowser.ts";
import { servePage } from "../../support/servePage.ts";

const { parameters } = longForm;
const openPage = ownBrowser();
const openAccessible = ownBrowser({ args: ["--force-renderer-accessibility"] });

describe.each(reacts)("React %s", (react) => {
  let site: Awaited<ReturnType<typeof servePage>>;
  beforeAll(async () => {
    site = await servePage("react/longForms/hydratedPage.tsx", react, {
      server: "react/longForms/server.tsx",
    });
  });
  afterAll(() => site.close());

  /** A page with the whole form. */
  async function open(from: typeof openPage): Promise<Page> {
    const { page } = await from();
    await page.goto(site.url);
    await whenDrawn(page, parameters.length);
    return page;
  }

  test("assistive technology sees every field, those far from the screen included", async () => {
    const page = await open(openAccessible);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const controls = nodes.filter(
      ({ ignored, role }) => !ignored && /^(textbox|combobox)$/.test(String(role?.value)),
    );
    expect(await page.locator(".pf-group").last().evaluate(isSkipped)).toBe(true);
    expect(controls.map(({ name }) => String(name?.value)).sort()).toEqual(
      parameters.map(({ label, required }) => (required ? label : `${label} (optional)`)).sort(),
    );
  });

  test("on paper every group is laid out", async () => {
    const page = await open(openPage);
    await page.emulateMedia({ media: "print" });
    const groups = page.locator(".pf-group");
    expect(await groups.count()).toBe(30);
    expect(await groups.last().evaluate(isSkipped)).toBe(false);
  });
});
