import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const core = new URL("../../src/core/", import.meta.url);
/** All but the one that counts rounds. */
const files = readdirSync(core, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && file !== "model/itemIds.ts",
);
const floats =
  /\bNumber\(|parseFloat|parseInt|toFixed|toPrecision|valueAsNumber|Math\.(?!(?:max|imul)\b)/;

test("finds files to check", () => {
  expect(files).toContain("values/readDecimal.ts");
  expect(files).toContain("values/typeCodecs.ts");
});

test("no amount passes through a float", () => {
  const found = files.filter((file) => floats.test(readFileSync(new URL(file, core), "utf8")));
  expect(found).toEqual([]);
});
