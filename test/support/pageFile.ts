const types: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
};

/** A file of a page at its address, or nothing. Frames that are of no origin may read it too. */
export function pageFile(files: ReadonlyMap<string, string>, url: string): Response | undefined {
  const name = new URL(url).pathname.slice(1);
  const file = files.get(name);
  if (file === undefined) return undefined;
  const type = types[name.split(".").at(-1) ?? ""] ?? "text/plain";
  return new Response(file, {
    headers: { "content-type": type, "access-control-allow-origin": "*" },
  });
}

/** A page with a script, a style sheet and what a server drew in it. */
export const pageHtml = (main = "", head = ""): string =>
  `<!doctype html><title>Form</title>${head}<main>${main}</main><script type="module" src="/script.js"></script>`;

/** A page of HTML as an answer, with headers of its own. */
export const htmlPage = (html: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(html, { headers: { "content-type": "text/html; charset=utf-8", ...headers } });
