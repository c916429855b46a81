import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { npm, serveScript } from "./npm.ts";

const root = join(import.meta.dirname, "../..");

/** What a package is made of; the test folder has what the build's settings import. */
const sources = [
  ".storybook",
  "CHANGELOG.md",
  "LICENSE",
  "README.md",
  "package.json",
  "src",
  "stories",
  "test",
];
const settings = ["tsconfig.json", "vite.config.ts"];

/** Neither what was installed nor what was built. */
const written = (path: string) => !["node_modules", ".next", "dist"].includes(basename(path));

/** Packs a copy of the project, so that nothing is written into it. Gives the tarball's path. */
async function pack(folder: string): Promise<string> {
  const copy = join(folder, "project");
  for (const name of [...sources, ...settings])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: written });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  await npm(copy, "pack", "--pack-destination", folder);
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  if (tarball === undefined) throw new Error("npm pack made no tarball");
  return join(folder, tarball);
}

/** An app of `test/apps`, copied to a folder of its own and built there with the packed project. The answer runs one of its scripts that serve. */
export function packedApp(name: string) {
  const folder = mkdtempSync(join(tmpdir(), "parameter-form-"));
  const app = join(folder, name);
  beforeAll(async () => {
    cpSync(join(root, "test/apps", name), app, { recursive: true, filter: written });
    await npm(app, "install", "--no-audit", "--no-fund", await pack(folder));
    await npm(app, "run", "build");
  }, 600_000);
  afterAll(() => rmSync(folder, { recursive: true }));
  return (script: string, env?: Readonly<Record<string, string>>) => serveScript(app, script, env);
}
