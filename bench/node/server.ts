import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { AdapterName } from "../adapters/index.ts";
import { generate } from "../forms.ts";
import { adapterConfig, once } from "./build.ts";
import { benchFolder, built } from "./paths.ts";
import type { Figures } from "./expect.ts";

const run = promisify(execFile);

const fileOf = (name: AdapterName, size: number): string => built("html", `${name}-${size}.html`);

/** An adapter and `renderToString` as one file for Node. */
export const buildServer = (name: AdapterName): Promise<void> =>
  once(built("server", name), `server ${name}`, (outDir) => {
    const config = adapterConfig(name);
    return {
      ...config,
      root: join(benchFolder, "server"),
      resolve: { ...config.resolve, noExternal: true },
      build: { outDir, ssr: "entry.tsx", minify: false },
    };
  });

/** Draws on a server, in a process of its own, and keeps the HTML for hydration. */
export async function drawOnServer(
  name: AdapterName,
  size: number,
  seconds: number,
): Promise<Figures> {
  mkdirSync(built("html"), { recursive: true });
  const file = fileOf(name, size);
  const args = [join(benchFolder, "server/measure.mjs"), built("server", name, "entry.js")];
  const { stdout } = await run(process.execPath, [...args, String(size), file], {
    timeout: seconds * 1000,
  });
  const html = readFileSync(file, "utf8");
  const absent = generate(size).parameters.filter(
    ({ label }) => !new RegExp(`${label}\\D`).test(html),
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
export async function htmlOf(name: AdapterName, size: number, seconds: number): Promise<string> {
  const file = fileOf(name, size);
  if (!existsSync(file)) await drawOnServer(name, size, seconds);
  return readFileSync(file, "utf8");
}
