/**
 * Tries the mutants of some lines only, where all of them take hours: `node test/mutation/sample.mjs react 0.1 1` draws a tenth of the lines
 * that `react.json` names, in pieces of ten, by the seed 1. A mutant that reaches over the end of a piece is left out.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import fc from "fast-check";

const [name = "react", share = "0.1", seed = "1"] = process.argv.slice(2);
const root = join(import.meta.dirname, "../..");
const settings = `test/mutation/${name}.json`;
const { mutate } = JSON.parse(readFileSync(join(root, settings), "utf8"));
const PIECE = 10;

const isMutated = (file) =>
  mutate.every((pattern) =>
    pattern.startsWith("!") ? !matchesGlob(file, pattern.slice(1)) : matchesGlob(file, pattern),
  );
const all = execFileSync("git", ["ls-files", "src"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter(isMutated)
  .flatMap((file) => {
    const { length } = readFileSync(join(root, file), "utf8").split("\n");
    return Array.from(
      { length: Math.ceil(length / PIECE) },
      (_, place) => `${file}:${place * PIECE + 1}-${Math.min((place + 1) * PIECE, length)}`,
    );
  });
const count = Math.round(all.length * Number(share));
const some = fc.shuffledSubarray(all, { minLength: count, maxLength: count });
const [pieces] = fc.sample(some, { numRuns: 1, seed: Number(seed) });

console.log(`${pieces.length} pieces of ${PIECE} lines, seed ${seed}`);
const { status } = spawnSync("npx", ["stryker", "run", settings, "--mutate", pieces.join(",")], {
  cwd: root,
  stdio: "inherit",
});
process.exitCode = status ?? 1;
