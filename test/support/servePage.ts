import { createServer } from "node:http";
import { build } from "vite";

const source = `${import.meta.dirname}/../../src`;

/** The script and the style sheet of a page, which begins with a file of this folder, as an app would bundle them. */
async function bundled(entry: string): Promise<{ script: string; styles: string }> {
  const outputs = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"development"' },
    resolve: {
      alias: [
        { find: /^parameter-form$/, replacement: `${source}/react/index.ts` },
        { find: /^parameter-form\/styles\.css$/, replacement: `${source}/styles/styles.css` },
        { find: /^parameter-form\/(\w+)$/, replacement: `${source}/$1/index.ts` },
      ],
    },
    build: {
      write: false,
      lib: { entry: `${import.meta.dirname}/${entry}`, formats: ["es"] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const chunks = Array.isArray(outputs) ? outputs.flatMap(({ output }) => output) : [];
  const script = chunks.find((chunk) => chunk.type === "chunk");
  if (!script) throw new Error("The page has no script");
  const styles = chunks.flatMap((chunk) => (chunk.type === "asset" ? String(chunk.source) : []));
  return { script: script.code, styles: styles.join("") };
}

/** Serves a page with a script and what a server drew in it, and another page to go to, on a free port of this machine. */
export async function servePage(entry: string, main = "") {
  const { script, styles } = await bundled(entry);
  const html = `<!doctype html><title>Form</title><link rel="stylesheet" href="/styles.css"><main>${main}</main><script type="module" src="/script.js"></script>`;
  const pages: Readonly<Record<string, readonly [type: string, body: string]>> = {
    "/": ["text/html; charset=utf-8", html],
    "/script.js": ["text/javascript; charset=utf-8", script],
    "/styles.css": ["text/css; charset=utf-8", styles],
    "/elsewhere": ["text/html; charset=utf-8", "<!doctype html><title>Elsewhere</title>"],
  };
  const server = createServer(({ url = "" }, answer) => {
    const [type, body] = pages[url] ?? ["text/plain", ""];
    answer.writeHead(pages[url] ? 200 : 404, { "content-type": type }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
