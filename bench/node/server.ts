import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { AdapterName } from "../adapters/index.ts";
import { formOf, type Size } from "../sizes.ts";
import { adapterConfig, entryOf, once } from "./build.ts";
import { benchFolder, built } from "./paths.ts";
import type { Figures } from "./expect.ts";

const run = promisify(execFile);

const fileOf = (name: AdapterName, size: Size): string => built("html", `${name}-${size}.html`);

/** An adapter and `renderToString` as one file for Node. */
export function buildServer(name: AdapterName, size: Size): Promise<void> {
  const entry = entryOf(name, size);
  return once(built("server", entry), `server ${entry}`, (outDir) => {
    const config = adapterConfig(entry);
    return {
      ...config,
      root: join(benchFolder, "server"),
      resolve: { ...config.resolve, noExternal: true },
      build: { outDir, ssr: "entry.tsx", minify: false },
    };
  });
}

/** Draws on a server, in a process of its own, and keeps the HTML for hydration. */
export async function drawOnServer(
  name: AdapterName,
  size: Size,
  seconds: number,
): Promise<Figures> {
  mkdirSync(built("html"), { recursive: true });
  const file = fileOf(name, size);
  const args = [
    join(benchFolder, "server/measure.mjs"),
    built("server", entryOf(name, size), "entry.js"),
  ];
  const { stdout } = await run(process.execPath, [...args, String(size), file], {
    timeout: seconds * 1000,
  });
  const html = readFileSync(file, "utf8");
  const text = html.replaceAll("&#x27;", "'");
  const absent = formOf(size).parameters.filter(
    ({ label }) => !text.split(label).some((rest, place) => place > 0 && /^\D/.test(rest)),
  ).length;
  const { cold, warm } = JSON.parse(stdout);
  return {
    "server.cold": cold,
    "server.warm": warm,
    "server.bytes": html.length,
    "server.absent": absent,
  };
}

/** HTML that was kept in this run, or else drawn now. */
export async function htmlOf(name: AdapterName, size: Size, seconds: number): Promise<string> {
  const file = fileOf(name, size);
  if (!existsSync(file)) await drawOnServer(name, size, seconds);
  return readFileSync(file, "utf8");
}
