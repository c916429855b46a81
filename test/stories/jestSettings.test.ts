import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const [, written = ""] =
  /transformIgnorePatterns: \[(".*")\]/.exec(readFileSync("stories/Testing.mdx", "utf8")) ?? [];
const ignored = new RegExp(String(JSON.parse(written)));

test.each([
  ["/app/node_modules/parameter-form/dist/core/index.js", true],
  ["/app/node_modules/ky/distribution/index.js", true],
  [
    "/app/node_modules/.pnpm/parameter-form@0.1.0_react@19/node_modules/parameter-form/dist/core/index.js",
    true,
  ],
  ["/app/node_modules/.pnpm/ky@1.14.0/node_modules/ky/distribution/index.js", true],
  ["/app/node_modules/react/index.js", false],
  ["/app/node_modules/.pnpm/react@19.3.1/node_modules/react/index.js", false],
])("with the settings of the guide, Jest transforms %s: %s", (path, transformed) => {
  expect(ignored.test(path)).toBe(!transformed);
});
