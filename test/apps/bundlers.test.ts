import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { createService } from "parameter-form/service";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { npm } from "../support/npm.ts";
import { ownBrowser } from "../support/ownBrowser.ts";
import { installedApp } from "./packedApp.ts";
import { htmlPage } from "../support/pageFile.ts";
import { listen } from "../support/serveForms.ts";

const openPage = ownBrowser();
const app = installedApp("bundlers");

/** With so many options that the searchable select is loaded, which is a file of its own. */
const workplace = {
  id: "workplace",
  description: "Where you work",
  parameters: [
    {
      name: "site",
      label: "Site",
      type: "select",
      required: true,
      options: Array.from({ length: 20 }, (_, at) => ({ value: `s${at}`, label: `Site ${at}` })),
    },
    { name: "allowance", label: "Allowance", type: "currency", required: true },
  ],
};
const payload = {
  parameters: [
    { name: "site", value: "s13" },
    { name: "allowance", value: "1234.5" },
  ],
};

const script = '<main></main><script src="/main.js"></script>';
/** What each makes, and the page around it; Parcel makes the page, too. */
const bundlers = [
  ["webpack", script],
  ["rspack", `<link rel="stylesheet" href="/main.css">${script}`],
  ["parcel", undefined],
] as const;
const types: Readonly<Record<string, string>> = { ".js": "text/javascript", ".css": "text/css" };

const framed = (html: string) =>
  `<!doctype html><title>Around</title><iframe srcdoc="${html.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"></iframe>`;

describe.each(bundlers)("Bundled by %s", (bundler, body) => {
  const dist = join(app, "dist", bundler);
  const submitted: unknown[] = [];
  let site: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    await npm(app, "run", bundler);
    const html =
      body === undefined
        ? readFileSync(join(dist, "index.html"), "utf8")
        : `<!doctype html><title>Where you work</title>${body}`;
    const service = createService({ forms: [workplace], lists: {}, basePath: "/api" });
    site = await listen(async (request) => {
      const { pathname } = new URL(request.url);
      if (request.method === "POST") submitted.push(await request.clone().json());
      if (pathname.startsWith("/api/")) return service(request);
      const file = join(dist, pathname);
      if (pathname === "/" || !existsSync(file))
        return htmlPage(pathname === "/framed" ? framed(html) : html);
      const type = types[extname(file)] ?? "text/plain";
      return new Response(readFileSync(file, "utf8"), { headers: { "content-type": type } });
    });
  }, 600_000);
  afterAll(() => site.close());

  test.each([
    ["a page", "/"],
    ["a srcdoc frame, which has no address", "/framed"],
  ])("the form is rendered and submitted in %s", async (_, path) => {
    submitted.length = 0;
    const { page } = await openPage();
    onTestFinished(() => page.close());
    await page.goto(`${site.url}${path}`);
    const shown = path === "/" ? page.mainFrame() : page.frames()[1];
    if (!shown) throw new Error("There is no frame");
    await shown.getByRole("textbox", { name: "Allowance" }).pressSequentially("1234.5");
    const select = shown.getByRole("combobox", { name: "Site" });
    await select.fill("Site 13");
    await shown.getByRole("option", { name: "Site 13" }).click();
    const form = shown.locator("form");
    expect(await form.evaluate((element) => getComputedStyle(element).display)).toBe("flex");
    await shown.getByRole("button", { name: "Submit" }).click();
    await shown.getByText("Your answers were received").waitFor();
    expect(submitted).toEqual([payload]);
  });
});
