import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isDeep } from "../support/isDeep.ts";
import { npm } from "../support/npm.ts";
import { installedApp } from "./packedApp.ts";

const app = installedApp("jest");

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");

const guide = read("../../stories/guides/Testing.mdx");

test("the app has the Jest settings of the guide, word for word", () => {
  const settings = [...guide.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => code);
  expect(settings).toEqual([read("jest/jest.config.js")]);
});

test("the app has the packages that the guide installs", () => {
  const [, words = ""] = /`npm install --save-dev (jest-[^`]+)`/.exec(guide) ?? [];
  expect(words).not.toBe("");
  expect(Object.keys(JSON.parse(read("jest/package.json")).devDependencies)).toEqual(
    expect.arrayContaining(words.split(" ")),
  );
});

test("the app tests the component of the Vite app", () => {
  expect(read("jest/src/Withholding.tsx")).toBe(read("vite/src/Withholding.tsx"));
});

// ts-jest compiles all that is imported, which takes half a minute.
test.each(isDeep ? ["babel", "ts-jest"] : ["babel"])(
  "tests of a form pass in Jest with %s",
  async (transformed) => {
    await expect(npm(app, "run", transformed)).resolves.toBeUndefined();
  },
);
