import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig } from "vite";
import { oldest } from "./peers.ts";
import { samplePlugin } from "./samplePlugin.ts";

const root = join(import.meta.dirname, "../..");
const tests = join(root, "test");

/** Both Reacts, for what a server draws and how a page takes it over: there the two differ. */
export const bothReacts = ["18", "19"] as const;
export type React = (typeof bothReacts)[number];

/** What other pages are tried with: the newest, and React 18 where `npm run test:react18` says so. */
export const reacts: readonly React[] = process.env["REACT"] === "18" ? ["18"] : ["19"];

/** The published names, and React 18 where that is asked for, with the oldest of other peers, also for the packages that import them. */
const aliases = (react: React) => [
  { find: /^parameter-form$/, replacement: `${root}/src/react/index.ts` },
  { find: /^parameter-form\/(styles|builder)\.css$/, replacement: `${root}/src/styles/$1.css` },
  { find: /^parameter-form\/(query|table)$/, replacement: `${root}/src/lists/$1/index.ts` },
  { find: /^parameter-form\/((?:adapters\/)?[\w-]+)$/, replacement: `${root}/src/$1/index.ts` },
  ...(react === "18" ? [oldest] : []),
];

const config = (react: React, mode: string): InlineConfig => ({
  configFile: false,
  logLevel: "error",
  plugins: [samplePlugin],
  define: { "process.env.NODE_ENV": JSON.stringify(mode) },
  oxc: { jsx: { runtime: "automatic", development: mode === "development" } },
  resolve: { alias: aliases(react) },
});

async function outputOf(react: React, mode: string, more: InlineConfig) {
  const built = await build({ ...config(react, mode), ...more });
  const outputs = Array.isArray(built) ? built : "output" in built ? [built] : [];
  return outputs.flatMap(({ output }) => output);
}

/** Bundles a page as an app would: `script.js` from `entry`, a file below `test`, with the chunks and the CSS that it loads. */
export async function bundlePage(
  entry: string,
  react: React,
  mode: "development" | "production" = "development",
): Promise<ReadonlyMap<string, string>> {
  const output = await outputOf(react, mode, {
    build: {
      write: false,
      lib: { entry: join(tests, entry), formats: ["es"], fileName: "script" },
      rolldownOptions: { output: { entryFileNames: "script.js" } },
    },
  });
  return new Map(
    output.map((file) => [file.fileName, file.type === "chunk" ? file.code : String(file.source)]),
  );
}

/** Runs a file below `test` as a server would, with one React for all that it imports, and returns its exports. */
export async function runOnServer(entry: string, react: React): Promise<unknown> {
  const output = await outputOf(react, "development", {
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: join(tests, entry),
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const chunk = output.find((file) => file.type === "chunk");
  if (!chunk) throw new Error(`${entry} made nothing that could run`);
  const folder = join(root, "node_modules/.cache/parameter-form");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${basename(entry)}-react-${react}-${process.pid}.mjs`);
  writeFileSync(file, chunk.code);
  return import(pathToFileURL(file).href);
}
