import type { Service } from "../../src/service/index.ts";
import { bundlePage, type React, runOnServer } from "./bundle.ts";
import { htmlPage, pageFile, pageHtml } from "./pageFile.ts";
import { listen } from "./serveForms.ts";

interface PageOptions {
  /** A file below `test` that exports the `html` that a server rendered. */
  readonly server?: string;
  /** The service at `/api`. */
  readonly api?: Service;
}

/** Runs a file below `test` with one React and returns the `html` that it exports. */
export async function htmlFrom(entry: string, react: React): Promise<string> {
  const { html }: { html?: unknown } = Object(await runOnServer(entry, react));
  if (typeof html !== "string") throw new Error(`${entry} exports no html`);
  return html;
}

/** Serves a page whose script is bundled from `entry`, a file below `test`, at any address, and another page at `/elsewhere`. */
export async function servePage(entry: string, react: React, { server, api }: PageOptions = {}) {
  const files = await bundlePage(entry, react);
  const main = server === undefined ? "" : await htmlFrom(server, react);
  const style = [...files.keys()].find((name) => name.endsWith(".css"));
  const html = pageHtml(main, style && `<link rel="stylesheet" href="/${style}">`);
  return listen(async (request) => {
    const { pathname } = new URL(request.url);
    if (api && pathname.startsWith("/api/")) return api(request);
    if (pathname === "/elsewhere") return htmlPage("<!doctype html><title>Elsewhere</title>");
    return pageFile(files, request.url) ?? htmlPage(html);
  });
}
