import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject } from "vitest";
import type { React } from "../support/bundle.ts";
import { npm, serveScript } from "../support/npm.ts";
import { isSource } from "../support/packed.ts";

const apps = join(import.meta.dirname, "../apps");

/** What an app has of each React. */
const versions: Readonly<Record<React, string>> = { "18": "18.3.1", "19": "19.3.1" };

const dependenciesOn = (react: React): readonly string[] =>
  ["react", "react-dom"].flatMap((name) => [
    `dependencies.${name}=${versions[react]}`,
    `devDependencies.@types/${name}=^${react}`,
  ]);

/** The folder of an app of `test/apps`, copied there and installed with the packed project. */
export function installedApp(name: string, react?: React): string {
  const folder = mkdtempSync(join(tmpdir(), "parameter-form-"));
  const app = join(folder, name);
  beforeAll(async () => {
    cpSync(join(apps, name), app, { recursive: true, filter: isSource });
    if (react) await npm(app, "pkg", "set", ...dependenciesOn(react));
    await npm(app, "install", "--prefer-offline", "--no-audit", "--no-fund", inject("tarball"));
  }, 600_000);
  afterAll(() => rmSync(folder, { recursive: true }));
  return app;
}

/** An app of `test/apps`, built with the packed project. The answer runs one of its scripts that serve; it fails for a warning or an error that the server printed until it is closed. */
export function packedApp(name: string, react?: React) {
  const app = installedApp(name, react);
  beforeAll(() => npm(app, "run", "build"), 600_000);
  return async (script: string, env?: Readonly<Record<string, string>>) => {
    const { url, close } = await serveScript(app, script, env);
    return { url, close: async () => expect(await close(), "The server complained").toEqual([]) };
  };
}
