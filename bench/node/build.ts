import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { type Alias, build, type InlineConfig } from "vite";
import type { AdapterName } from "../adapters/index.ts";
import type { Size } from "../sizes.ts";
import { benchFolder, built, projectFolder } from "./paths.ts";

/** Builds the project as its own script does, into a folder of the bench, with what npm would publish beside it. `commit` is another state of it to measure. */
export async function buildPackage(commit?: string): Promise<void> {
  const outDir = built("package", "dist");
  const root = commit === undefined ? projectFolder : checkOut(commit);
  await build({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    build: { outDir, emptyOutDir: true },
  });
  cpSync(join(root, "package.json"), built("package", "package.json"));
  rmSync(built("checkout"), { recursive: true, force: true });
}

/** Inside the project, so that it finds the same dependencies. */
function checkOut(commit: string): string {
  const folder = built("checkout");
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync("git", ["archive", commit], {
    cwd: projectFolder,
    maxBuffer: 2 ** 28,
  });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  return folder;
}

/** The adapter's own file, or that for the W-4 where it has one. */
export function entryOf(name: AdapterName, size: Size): string {
  const forW4 = size === "w4" && !name.startsWith("ours");
  return forW4 ? `${name}-w4` : name;
}

/** Where the page of an adapter is. One that is to be read keeps its names. */
export const pageFolder = (name: AdapterName, size: Size, readable: boolean): string =>
  `${entryOf(name, size)}${readable ? "-readable" : ""}`;

/** The page of an adapter, as an app's production build has it. */
export function buildPage(name: AdapterName, size: Size, readable: boolean): Promise<void> {
  const folder = pageFolder(name, size, readable);
  return once(built("pages", folder), `page ${folder}`, (outDir) => ({
    root: join(benchFolder, "page"),
    base: "./",
    build: {
      outDir,
      chunkSizeWarningLimit: 5000,
      ...(readable && { minify: false, sourcemap: true }),
    },
    ...adapterConfig(entryOf(name, size)),
  }));
}

/** How an adapter's imports are found: the project's names as its package.json publishes them. */
export const adapterConfig = (entry: string): InlineConfig => ({
  plugins: [react()],
  resolve: {
    alias: [
      { find: "bench-adapter", replacement: join(benchFolder, "adapters", `${entry}.tsx`) },
      ...published(),
    ],
    dedupe: ["react", "react-dom", "react-hook-form"],
  },
});

/** The names of `package.json`, in the folder that `buildPackage` filled. */
export function published(): Alias[] {
  const { exports } = JSON.parse(readFileSync(built("package", "package.json"), "utf8"));
  return Object.entries<string | { default: string }>(exports).map(([entry, target]) => ({
    find: new RegExp(`^parameter-form${entry.slice(1)}$`),
    replacement: built("package", typeof target === "string" ? target : target.default),
  }));
}

/** Builds unless nothing that goes into it has changed since. */
export async function once(
  outDir: string,
  what: string,
  config: (outDir: string) => InlineConfig,
): Promise<void> {
  const stamp = join(outDir, "inputs.sha256");
  const inputs = hashOf([...sources, ...(/ours|w4/.test(what) ? [built("package")] : [])]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === inputs) return;
  console.log(`Building ${what}`);
  const { build: options, ...others } = config(outDir);
  await build({
    configFile: false,
    mode: "production",
    logLevel: "warn",
    ...others,
    build: { emptyOutDir: true, ...options, outDir },
  });
  mkdirSync(outDir, { recursive: true });
  writeFileSync(stamp, inputs);
}

const sources = [
  "adapters",
  "page",
  "server",
  "forms.ts",
  "sizes.ts",
  "w4.ts",
  "../src/service/fixtures/federalW4.ts",
  "package-lock.json",
  "node/build.ts",
].map((path) => join(benchFolder, path));

function hashOf(paths: readonly string[]): string {
  const hash = createHash("sha256");
  const files = paths.flatMap((path) =>
    statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: "utf8" }).map((file) => join(path, file))
      : [path],
  );
  for (const file of files.filter((found) => statSync(found).isFile()).toSorted())
    hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}
