/**
 * Runs a group of checks, two side by side, because most of them wait for a browser, a server or npm:
 *
 *     npm test                 all of the group `quick`
 *     npm test -- dom browser  some of it
 *
 * Each line is printed as it comes, after the name of its check, so that a red test is seen when it fails. All checks run, even when one fails. A
 * table of tests and seconds comes last.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";

const vitest = (project, rest = "") =>
  `vitest run --project "${project}" --reporter minimal ${rest}`;
const stryker = (room) => `stryker run test/mutation/${room}.json`;

/** Files about refs, hydration, focus, effects and strict mode, which may differ between React 18 and 19. */
const dom18 = [
  "react/{version,surroundings,support/useStable,form/useParameterForm,formState,rendering}.",
  "react/{form/ParameterForm,layout/ParameterFields,errorSummary/ErrorSummary,afterSubmit,radio,sensitive}.",
  "react/{server,hosts,layout}/",
  "react/{inputs/ownField,store/useFollowDefaults,submission/useEmit}.",
  "collection/{server,lateForm,useHashStep,drafts/early}.",
  "lists/query/{tryAgain,forms/useSubmitForm}.",
];
const browser18 = [
  "react/{version,blur,changing,errors,keyboard,nativeReset,radio,typing}.",
  "react/{server/,combobox/combobox.,combobox/comboboxLoading.,hosts/dialog.,mask/amountsChanged.}",
];

/** The commands of each check. First come those that take seconds, then the longest. */
const groups = {
  /** `npm test` */
  quick: {
    types: "tsc",
    lint: "oxlint",
    format: "oxfmt --check",
    browser: vitest("browser*"),
    dom: vitest("dom"),
    node: vitest("node"),
    stories: vitest("stories"),
    package:
      "npm run --silent build && publint --strict && attw --pack . --profile esm-only --exclude-entrypoints ./styles.css ./styles.unlayered.css && size-limit && knip",
  },
  /** `npm run test:slow` */
  slow: {
    apps: vitest("apps"),
    coverage: vitest("node", "--coverage"),
    pages: vitest("pages"),
    "dom, React 18": `REACT=18 ${vitest("dom", dom18.join(" "))}`,
    "browser, React 18": `REACT=18 ${vitest("browser*", browser18.join(" "))}`,
  },
  /** `npm run test:react18` */
  react18: {
    dom: `REACT=18 ${vitest("dom")}`,
    browser: `REACT=18 ${vitest("browser*")}`,
    stories: `REACT=18 ${vitest("stories")}`,
    pages: `REACT=18 ${vitest("pages", "-t 'React 18'")}`,
    apps: `REACT=18 ${vitest("apps", "-t 'React 18'")}`,
  },
  /** `npm run test:deep` */
  deep: {
    laws: `FC_RUNS=100000 ${vitest("node", "test/core test/document/diff maskModel")}`,
    browser: `VITE_KEYSTROKES=25000 VITE_DEEP=yes ${vitest("browser*")}`,
    pages: `VITE_DEEP=yes ${vitest("pages", "streaming hostsMemory iframe repeatGuard")}`,
    apps: `VITE_DEEP=yes ${vitest("apps", "next jest")}`,
    node: `VITE_DEEP=yes ${vitest("node", "faults randomSteps")}`,
    outcomes: `VITE_DEEP=yes ${vitest("dom", "outcomes")}`,
  },
  /** `npm run test:mutation` */
  mutation: {
    core: stryker("core"),
    client: stryker("client"),
    react: stryker("react"),
    collection: stryker("collection"),
  },
};

const [group = "quick", ...only] = process.argv.slice(2);
const waiting = Object.entries(groups[group] ?? {}).filter(
  ([check]) => only.length === 0 || only.includes(check),
);
if (waiting.length === 0)
  throw new Error(
    `No check is called ${[group, ...only].join(" ")}. The groups: ${Object.keys(groups).join(", ")}`,
  );

/** Lines of a failed check that are printed once more at the end. */
const LAST = 120;
const testCounts = /^\s*Tests\s+(?:(\d+) failed)?(?:\s*\|\s*)?(?:(\d+) passed)?/;
const secondsSince = (start) => Math.round((performance.now() - start) / 1000);

async function run([check, command]) {
  const start = performance.now();
  const child = spawn(command, { shell: "bash", stdio: ["ignore", "pipe", "pipe"] });
  const closed = new Promise((resolve) => {
    child.on("close", resolve);
  });
  const lines = [];
  let passed = 0;
  let failed = 0;
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on("line", (line) => {
      lines.push(line);
      if (line.trim()) console.log(`${check} | ${line}`);
      const [, bad = 0, good = 0] = testCounts.exec(stripVTControlCharacters(line)) ?? [];
      passed += Number(good);
      failed += Number(bad);
    });
  const isOk = (await closed) === 0;
  // A check without tests counts as one. A check may fail with every test green, as by a coverage threshold.
  if (isOk && passed === 0) passed = 1;
  if (!isOk && failed === 0) failed = 1;
  const seconds = secondsSince(start);
  console.log(`${check} | ${isOk ? "passed" : "FAILED"} in ${seconds} s`);
  return { check, passed, failed, seconds, lines };
}

const start = performance.now();
const results = [];
const work = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
    results.push(await run(next));
};
await Promise.all([work(), work()]);

const red = results.filter(({ failed }) => failed > 0);
for (const { check, lines } of red)
  console.log(`\nFailed: ${check}\n${lines.slice(-LAST).join("\n")}`);

console.log("\n| check | passed | failed | seconds |\n| --- | --- | --- | --- |");
for (const { check, passed, failed, seconds } of results)
  console.log(`| ${check} | ${passed} | ${failed} | ${seconds} |`);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
if (red.length > 0) console.log(`\nFailed: ${red.map(({ check }) => check).join(", ")}`);
console.log(`\nAll of ${group} took ${secondsSince(start)} s`);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = red.length > 0 ? 1 : 0;
