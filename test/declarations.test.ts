import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const folder = join(root, `node_modules/.cache/parameter-form/declarations-${process.pid}`);

/** What the compiler says. */
const tsc = (...words: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    const options = ["--pretty", "false", ...words];
    execFile(join(root, "node_modules/.bin/tsc"), options, { cwd: folder }, (_, printed) =>
      resolve(printed),
    );
  });

const entries = ["core/index", "client/index", "service/index", "locales/es"];

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  const project = {
    extends: join(root, "src/tsconfig.json"),
    compilerOptions: { outDir: folder },
    include: [],
    files: entries.map((entry) => join(root, `src/${entry}.ts`)),
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(project));
  await tsc("-p", folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test("types of the server entries compile without browser types", async () => {
  const files = entries.map((entry) => `${entry}.d.ts`);
  const server = ["--lib", "es2023", "--types", "node", "--module", "nodenext"];
  expect(await tsc(...files, "--noEmit", "--strict", "--ignoreConfig", ...server)).toBe("");
});
