import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** Serves the files of a folder on a free port of this machine, and an empty page. */
export async function serve(folder: string) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://bench").pathname;
    const body = path === "/blank.html" ? Promise.resolve("") : readFile(join(folder, path));
    body.then(
      (text) =>
        response.writeHead(200, { "content-type": types[extname(path)] ?? "text/plain" }).end(text),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
