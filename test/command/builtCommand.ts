import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { build } from "vite";
import { afterAll, beforeAll } from "vitest";

const root = join(import.meta.dirname, "../..");

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The command in a process of its own, built below `parent`, where it finds the packages that are there. */
export function builtCommand(parent = join(root, "node_modules/.cache/parameter-form")) {
  const folder = join(parent, `command-${process.pid}`);
  beforeAll(async () => {
    await build({
      configFile: false,
      logLevel: "error",
      ssr: { noExternal: true, external: ["fast-check"] },
      build: {
        ssr: join(root, "src/command/index.ts"),
        outDir: join(folder, "dist/command"),
        rolldownOptions: { output: { entryFileNames: "index.js" } },
      },
    });
    mkdirSync(folder, { recursive: true });
    copyFileSync(join(root, "package.json"), join(folder, "package.json"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return async (
    words: readonly string[],
    cwd = root,
    typed = "",
    node: readonly string[] = [],
  ): Promise<Ended> => {
    const child = spawn("node", [...node, join(folder, "dist/command/index.js"), ...words], {
      cwd,
    });
    child.stdin.end(typed);
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { code: await ended, out, err };
  };
}
