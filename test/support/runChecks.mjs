/**
 * Runs every quick check of package.json, all of them even when one fails, and closes with how many tests and checks passed. Two run side by side,
 * because most of them wait for a browser, a server or npm; what one prints stands together, once it has ended.
 */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { stripVTControlCharacters } from "node:util";

/** First what a newcomer gets wrong most often, then the longest. */
const waiting = [
  "types",
  "lint",
  "format",
  "browser",
  "coverage",
  "dom",
  "stories",
  "pages",
  "apps",
  "package",
  "exports",
];
/** How many lines of a check that failed are printed once more, after all others. */
const LAST = 120;
const testCounts = /^\s*Tests\s+(?:(\d+) failed)?(?:\s*\|\s*)?(?:(\d+) passed)?/gm;

/** Runs one npm script; the answer has what it printed. */
const run = (script) =>
  new Promise((resolve) => {
    const child = spawn("npm", ["run", "--silent", script], { stdio: ["ignore", "pipe", "pipe"] });
    let printed = "";
    for (const from of [child.stdout, child.stderr])
      from.on("data", (chunk) => {
        printed += chunk;
      });
    child.on("close", (code) => resolve({ ok: code === 0, printed }));
  });

let passed = 0;
let failed = 0;
/** What the checks that failed printed at their end. */
const red = new Map();

/** Runs one check after another, until none is waiting. */
async function work() {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const script = `test:${check}`;
    console.log(`> ${script} began`);
    const began = performance.now();
    const { ok, printed } = await run(script);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`\n> ${script}\n${printed}${script} took ${seconds} s\n`);
    const counts = [...stripVTControlCharacters(printed).matchAll(testCounts)];
    const badTests = counts.reduce((sum, [, bad = 0]) => sum + Number(bad), 0);
    passed += counts.reduce((sum, [, , good = 0]) => sum + Number(good), 0);
    if (ok && counts.length === 0) passed++;
    if (ok) continue;
    // A check may fail with every test of it green, as by a coverage threshold.
    failed += Math.max(badTests, 1);
    red.set(script, printed.split("\n").slice(-LAST).join("\n"));
  }
}

const began = performance.now();
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
for (const [script, end] of red) console.log(`\nFailed: ${script}\n${end}`);
if (red.size > 0) console.log(`\nFailed: ${[...red.keys()].join(", ")}`);
console.log(`\nAll of it took ${Math.round((performance.now() - began) / 1000)} s`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = red.size > 0 ? 1 : 0;
