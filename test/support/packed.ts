import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { TestProject } from "vitest/node";
import { npm } from "./npm.ts";

const root = join(import.meta.dirname, "../..");

/** What a package is made of; the test folder has what the build's settings import. */
const sources = [
  ".storybook",
  "CHANGELOG.md",
  "LICENSE",
  "README.md",
  "package.json",
  "pictures",
  "src",
  "stories",
  "test",
  "tsconfig.json",
  "vite.config.ts",
];

/** Neither what was installed nor what was built. */
export const isSource = (path: string): boolean =>
  !["node_modules", ".next", "dist"].includes(basename(path));

/** Packs a copy of the project, so that nothing is written into it, once for all apps; tests have the tarball's path by `inject`. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "parameter-form-"));
  const copy = join(folder, "project");
  for (const name of sources)
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isSource });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  await npm(copy, "pack", "--pack-destination", folder);
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  if (tarball === undefined) throw new Error("npm pack made no tarball");
  provide("tarball", join(folder, tarball));
  return () => rmSync(folder, { recursive: true });
}

declare module "vitest" {
  export interface ProvidedContext {
    readonly tarball: string;
  }
}
