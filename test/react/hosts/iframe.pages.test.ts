import type { FrameLocator } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundlePage, type React, reacts } from "../../support/bundle.ts";
import { isDeep } from "../../support/isDeep.ts";
import { ownBrowser } from "../../support/ownBrowser.ts";
import { htmlPage, pageFile, pageHtml } from "../../support/pageFile.ts";
import { listen } from "../../support/serveForms.ts";

const openPage = ownBrowser();

/** What the frame is allowed to do; `null` for anything. */
const sandboxes = [
  null,
  "allow-scripts allow-same-origin allow-forms",
  "allow-scripts allow-same-origin",
  "allow-scripts allow-forms",
  "allow-scripts",
] as const;
/** Questions of a form that is drawn at once, and of one that is drawn in groups and steps. */
const sizes = [2, 200];

const page = (body: string): string => `<!doctype html><title>Page</title>${body}`;

/** `/frame/2` is a page with a form of two questions, and `/within/…/2` one with that in a frame with this sandbox. */
async function serve(react: React) {
  const files = await bundlePage("react/hosts/iframePage.tsx", react);
  return listen(async ({ url }) => {
    const [, place = "", sandbox = "", count = ""] = new URL(url).pathname.split("/");
    const file = pageFile(files, url);
    if (file) return file;
    const attribute = sandbox === "null" ? "" : `sandbox="${decodeURIComponent(sandbox)}"`;
    const frame = page(
      `<iframe width="600" height="600" ${attribute} src="/frame/${count}"></iframe>`,
    );
    return htmlPage(place === "within" ? frame : pageHtml());
  });
}

const presses: Readonly<Record<string, (frame: FrameLocator) => Promise<void>>> = {
  "a click": (frame) => frame.getByRole("button", { name: "Submit" }).click(),
  Enter: (frame) => frame.getByRole("textbox").first().press("Enter"),
};

/** A form that is drawn in steps makes a difference where no submit event comes. */
const cases = sandboxes.flatMap((sandbox) =>
  (isDeep || sandbox === "allow-scripts" ? sizes : [2]).flatMap((size) =>
    Object.keys(presses).map((way) => [sandbox, size, way] as const),
  ),
);

describe.each(reacts)("React %s in a frame", (react) => {
  let site: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    site = await serve(react);
  });
  afterAll(() => site.close());

  /** A page with a frame, the form in it, and what the form was submitted with, each time. */
  async function open(sandbox: string | null, size: number) {
    const { page: outer, consoleMessages } = await openPage();
    const submissions: string[] = [];
    await outer.exposeFunction("note", (text: string) => void submissions.push(text));
    await outer.addInitScript(() => {
      if (window === top)
        addEventListener("message", ({ data }) => void Reflect.get(window, "note")(data));
    });
    await outer.goto(`${site.url}/within/${encodeURIComponent(String(sandbox))}/${size}`);
    return { outer, frame: outer.frameLocator("iframe"), consoleMessages, submissions };
  }

  test.each(cases)("with sandbox %s, %i questions: %s submits once", async (sandbox, size, way) => {
    const { outer, frame, consoleMessages, submissions } = await open(sandbox, size);
    const press = () => presses[way]?.(frame);
    await press();
    await frame.getByRole("alert").waitFor();
    expect(await frame.locator(".pf-error").first().textContent()).toContain(
      "Enter an amount, such as 1,234.50",
    );
    await frame.getByRole("textbox").first().pressSequentially("1234.5");
    await frame.getByLabel(`Question ${size - 1}`).pressSequentially("7");
    await press();
    await expect.poll(() => submissions.length).toBe(1);
    expect(JSON.parse(submissions[0] ?? "")).toEqual([
      { name: "Question 0", value: "1234.5" },
      { name: `Question ${size - 1}`, value: "7" },
    ]);
    // What is pressed in between makes the next press one of its own.
    await frame.getByRole("textbox").first().press("Shift");
    await press();
    await expect.poll(() => submissions.length).toBe(2);
    // The browser itself speaks of sandboxes.
    const ofSandboxes = /^(Blocked form submission|An iframe which has both)/;
    expect(consoleMessages.splice(0).filter((text) => !ofSandboxes.test(text))).toEqual([]);
    expect(outer.frames().map((one) => new URL(one.url()).pathname)).toContain(`/frame/${size}`);
    await outer.close();
  });
});
