/** Runs every quick check of package.json, all of them even when one fails, and closes with how many tests and checks passed. */
import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

const checks = [
  "types",
  "lint",
  "format",
  "coverage",
  "dom",
  "browser",
  "stories",
  "exports",
  "apps",
  "package",
];
/** How many lines of a check that failed are printed once more, after all others. */
const LAST = 120;
const testCounts = /^\s*Tests\s+(?:(\d+) failed)?(?:\s*\|\s*)?(?:(\d+) passed)?/gm;

/** Runs one npm script, passing on what it prints. */
const run = (script) =>
  new Promise((resolve) => {
    const child = spawn("npm", ["run", "--silent", script], { stdio: ["ignore", "pipe", "pipe"] });
    let printed = "";
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.on("data", (chunk) => {
        printed += chunk;
        to.write(chunk);
      });
    }
    child.on("close", (code) => resolve({ ok: code === 0, printed }));
  });

let passed = 0;
let failed = 0;
/** What the checks that failed printed at their end. */
const red = new Map();
for (const check of checks) {
  const script = `test:${check}`;
  console.log(`\n> ${script}`);
  const began = performance.now();
  const { ok, printed } = await run(script);
  console.log(`${script} took ${Math.round((performance.now() - began) / 1000)} s`);
  const counts = [...stripVTControlCharacters(printed).matchAll(testCounts)];
  const badTests = counts.reduce((sum, [, bad = 0]) => sum + Number(bad), 0);
  passed += counts.reduce((sum, [, , good = 0]) => sum + Number(good), 0);
  if (ok && counts.length === 0) passed++;
  if (ok) continue;
  // A check may fail with every test of it green, as by a coverage threshold.
  failed += Math.max(badTests, 1);
  red.set(script, printed.split("\n").slice(-LAST).join("\n"));
}
for (const [script, end] of red) console.log(`\nFailed: ${script}\n${end}`);
if (red.size > 0) console.log(`\nFailed: ${[...red.keys()].join(", ")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = red.size > 0 ? 1 : 0;
