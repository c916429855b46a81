import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("./", import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => readFileSync(new URL(file, folder), "utf8"));

/** A property is what one call of `holds` or `tries` tries; one in a table of types or rules is tried for each of them. */
test("at least 40 properties are tried, each at least 1,000 times in npm test and 100,000 times in test:deep", () => {
  const tried = sources.flatMap((text) => text.match(/\b(holds|tries)\(\s*fc\.property\(/g) ?? []);
  expect(tried.length).toBeGreaterThanOrEqual(40);
  const runs = sources.flatMap((text) => [...text.matchAll(/\bruns(?::| =) ([1-9][\d_]*)/g)]);
  expect(runs.length).toBeGreaterThan(1);
  for (const [, count = ""] of runs)
    expect(Number(count.replaceAll("_", ""))).toBeGreaterThanOrEqual(1000);
  const scripts = readFileSync(new URL("../../package.json", folder), "utf8");
  expect(scripts).toMatch(
    /"test:deep": "FC_RUNS=100000 vitest run --project node test\/core test\/react\/maskModel && VITE_KEYSTROKES=25000 /,
  );
});
