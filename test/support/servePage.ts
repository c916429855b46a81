import type { Service } from "../../src/service/index.ts";
import { bundlePage, type React, runOnServer } from "./bundle.ts";
import { htmlPage, pageFile, pageHtml } from "./pageFile.ts";
import { listen } from "./serveForms.ts";

const styleSheet = '<link rel="stylesheet" href="/style.css">';

interface PageOptions {
  /** A file of this folder that exports the `html` that a server drew. */
  readonly server?: string;
  readonly mode?: "production";
  /** What answers below `/api`. */
  readonly api?: Service;
}

/** The `html` that a file of this folder exports, drawn with one React. */
export async function htmlFrom(entry: string, react: React): Promise<string> {
  const { html }: { html?: unknown } = Object(await runOnServer(entry, react));
  if (typeof html !== "string") throw new Error(`${entry} exports no html`);
  return html;
}

/** Serves a page whose script begins with a file of this folder, and another page to go to. */
export async function servePage(
  entry: string,
  react: React,
  { server, mode, api }: PageOptions = {},
) {
  const files = new Map(await bundlePage(entry, react, mode));
  for (const [name, css] of files) if (name.endsWith(".css")) files.set("style.css", css);
  const main = server === undefined ? "" : await htmlFrom(server, react);
  return listen(async (request) => {
    const { url } = request;
    if (api && new URL(url).pathname.startsWith("/api/")) return api(request);
    if (url.endsWith("/elsewhere")) return htmlPage("<!doctype html><title>Elsewhere</title>");
    return pageFile(files, url) ?? htmlPage(pageHtml(main, styleSheet));
  });
}
