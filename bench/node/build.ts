import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, preview } from "vite";
import { type PageName, pages } from "../adapters/index.ts";

export const benchFolder: string = dirname(import.meta.dirname);
export const projectFolder: string = dirname(benchFolder);

/** A path in the folder of everything built, which git ignores. */
export const dist = (...path: string[]): string => join(benchFolder, "dist", ...path);

/** Builds the project as its own script does, into `dist/package` with its `package.json`. `commit` is another state of it. */
export async function buildPackage(commit?: string): Promise<void> {
  const root = commit === undefined ? projectFolder : checkOut(commit);
  await build({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    build: { outDir: dist("package", "dist"), emptyOutDir: true },
  });
  cpSync(join(root, "package.json"), dist("package", "package.json"));
  rmSync(dist("checkout"), { recursive: true, force: true });
}

/** Unpacks a commit inside the project, where it finds the same dependencies. */
function checkOut(commit: string): string {
  const folder = dist("checkout");
  mkdirSync(folder, { recursive: true });
  const options = { cwd: projectFolder, maxBuffer: 2 ** 28 };
  const archive = execFileSync("git", ["archive", commit], options);
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  return folder;
}

/** Builds a page as an app's production build has it, readable where it is to be traced. */
async function buildPage(name: PageName, readable: boolean): Promise<void> {
  console.log(`Building the page of ${name}`);
  await build({
    ...adapterConfig(name),
    root: join(benchFolder, "page"),
    base: "./",
    build: {
      outDir: dist("pages", name),
      emptyOutDir: true,
      chunkSizeWarningLimit: 5000,
      minify: !readable,
    },
  });
}

/** Builds pages and serves them until `close` is called. */
export async function servePages(names: readonly PageName[], readable: boolean) {
  for (const name of names) await buildPage(name, readable);
  writeFileSync(dist("pages", "blank.html"), "<!doctype html>");
  const server = await preview({
    root: benchFolder,
    configFile: false,
    logLevel: "warn",
    appType: "mpa",
    build: { outDir: dist("pages") },
    preview: { host: "127.0.0.1", port: 4174 },
  });
  const base = server.resolvedUrls?.local[0] ?? "";
  return {
    addressOf: (name: PageName): string => `${base}${name}/index.html`,
    close: () => server.close(),
  };
}

export const entryOf = (name: PageName): string =>
  join(benchFolder, "adapters", `${pages[name].file}.tsx`);

/** Resolves a page's imports: the project's own as `exports` of the built package has them. */
export function adapterConfig(name: PageName): InlineConfig {
  const { exports } = JSON.parse(readFileSync(dist("package", "package.json"), "utf8"));
  const published = Object.entries<string | { default: string }>(exports).map(([path, target]) => ({
    find: new RegExp(`^parameter-form${path.slice(1)}$`),
    replacement: dist("package", typeof target === "string" ? target : target.default),
  }));
  const adapter = pages[name];
  const look = "look" in adapter ? adapter.look : "plain";
  return {
    configFile: false,
    mode: "production",
    logLevel: "warn",
    plugins: [react()],
    resolve: {
      alias: [
        { find: "bench-adapter", replacement: entryOf(name) },
        { find: "bench-look", replacement: join(benchFolder, "adapters", `${look}.tsx`) },
        ...published,
      ],
      dedupe: ["react", "react-dom", "react-hook-form"],
    },
  };
}
