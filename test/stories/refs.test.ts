import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import config from "../../.storybook/main.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string): Readonly<Record<string, object | undefined>> =>
  JSON.parse(readFileSync(join(root, path), "utf8"));

/** Packages whose own Storybook is at an address: ours would show it beside our pages, and ask for it at each visit. */
const elsewhere = Object.keys({ ...read("package.json")["devDependencies"] }).filter(
  (name) => "url" in (read(`node_modules/${name}/package.json`)["storybook"] ?? {}),
);

test("the Storybook does not include the Storybooks of packages", () => {
  expect(elsewhere).toContain("@chakra-ui/react");
  expect(config.refs).toEqual(
    Object.fromEntries(elsewhere.map((name) => [name, { disable: true }])),
  );
});
