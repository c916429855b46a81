import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("./", import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => readFileSync(new URL(file, folder), "utf8"));

/** A property is what one call of `holds` tries; one in a table of types or rules is tried for each of them. */
test("at least 40 properties are tried, each at least 1,000 times in npm test and 100,000 times in test:deep", () => {
  const tried = sources.flatMap((text) => text.match(/\bholds\(\s*fc\.property\(/g) ?? []);
  expect(tried.length).toBeGreaterThanOrEqual(40);
  const runs = sources.flatMap((text) => [...text.matchAll(/\bruns(?::| =) ([1-9][\d_]*)/g)]);
  expect(runs.length).toBeGreaterThan(1);
  const asserted = sources.flatMap((text) => text.match(/\bfc\.assert\(/g) ?? []);
  expect(asserted, "only `holds` asserts").toHaveLength(1);
  for (const [, count = ""] of runs)
    expect(Number(count.replaceAll("_", ""))).toBeGreaterThanOrEqual(1000);
  const checks = readFileSync(new URL("../checks.mjs", folder), "utf8");
  expect(checks).toMatch(
    /laws: `FC_RUNS=100000 \$\{vitest\("node", "test\/core [\w/ ]*maskModel"\)\}`/,
  );
});

test("test:deep reads more than a million inputs a second time, with an oracle", () => {
  const oracle = readFileSync(new URL("oracle.test.ts", folder), "utf8");
  const [, deep = ""] = /^const often = \{.* deep: (\d+) \};$/m.exec(oracle) ?? [];
  const types = oracle.match(/^ {4}\["\w+", \w+, \(/gm) ?? [];
  const laws = oracle.match(/^ +often,$/gm) ?? [];
  // The first law is one for each type.
  expect((types.length + laws.length - 1) * Number(deep) * 100_000).toBeGreaterThan(1_000_000);
});
