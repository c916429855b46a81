import { bundlePage } from "./bundle.ts";
import { htmlPage, pageFile, pageHtml } from "./pageFile.ts";
import { listen } from "./serveForms.ts";

const styleSheet = '<link rel="stylesheet" href="/style.css">';

/** Serves a page whose script begins with a file of this folder, with what a server drew in it, and another page to go to. */
export async function servePage(entry: string, main = "", mode?: "production") {
  const files = new Map(await bundlePage(entry, "19", mode));
  for (const [name, css] of files) if (name.endsWith(".css")) files.set("style.css", css);
  return listen(async ({ url }) => {
    if (url.endsWith("/elsewhere")) return htmlPage("<!doctype html><title>Elsewhere</title>");
    return pageFile(files, url) ?? htmlPage(pageHtml(main, styleSheet));
  });
}
