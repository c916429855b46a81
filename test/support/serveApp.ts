import type { Service } from "parameter-form/service";
import { bundlePage, type React } from "./bundle.ts";
import { htmlPage, pageFile, pageHtml } from "./pageFile.ts";
import { listen } from "./serveForms.ts";

/** Serves an app whose script begins with a file of this folder, at any address, its service at `/api`, and another page. */
export async function serveApp(entry: string, react: React, service: Service) {
  const files = await bundlePage(entry, react);
  return listen(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/api/")) return service(request);
    if (pathname === "/elsewhere") return htmlPage("<!doctype html><title>Elsewhere</title>");
    return pageFile(files, request.url) ?? htmlPage(pageHtml());
  });
}
