import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { apiExample, createService, federalW4, personalDetails } from "parameter-form/service";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { run as runWords, verbs } from "../../src/command/run.ts";
import own from "../../package.json" with { type: "json" };
import { builtCommand } from "./builtCommand.ts";
import { bannedWord } from "../support/plainWords.ts";
import { listen } from "../support/serveForms.ts";

const folder = mkdtempSync(join(tmpdir(), "parameter-form-files-"));
const stored = {
  first_name: "Ada",
  last_name: "Lovelace",
  ssn: "123-45-6788",
  address: "1 Main Street",
  city_state_zip: "Springfield, IL 62701",
  filing_status: "head_of_household",
  employee_signature: "Ada Lovelace",
};
const pay = (type: string) => ({
  id: "pay",
  parameters: [{ name: "wage", label: "Hourly wage", type, required: false }],
});
const document = { forms: [{ id: "pay", rules: { wage: { rule: "decimal", min: "5" } } }] };
const files: Readonly<Record<string, unknown>> = {
  "w4.json": federalW4,
  "person.json": personalDetails,
  "api.json": apiExample,
  "fewer.json": {
    ...federalW4,
    parameters: federalW4.parameters.map((one) =>
      one.options ? { ...one, options: one.options.slice(0, -1) } : one,
    ),
  },
  "old/us/tax.json": federalW4,
  "old/ca/tax.json": personalDetails,
  "new/us/tax.json": federalW4,
  "new/ca/tax.json": personalDetails,
  "less/ca/tax.json": personalDetails,
  "ruled/old/pay.json": pay("currency"),
  "ruled/old/all.json": document,
  "ruled/new/pay.json": pay("string"),
  "ruled/new/all.json": document,
  "collection.json": { forms: [{ id: "federal-w4" }] },
  "misspelt.json": { forms: [{ id: "federal-w4", condition: {} }] },
  "payload.json": { parameters: [] },
  "stored.json": { "federal-w4": [stored] },
  "twice.json": {
    parameters: [
      {
        name: "shirt",
        label: "Shirt",
        type: "select",
        required: true,
        options: ["S", "S"].map((value, at) => ({ value, label: `Size ${at}` })),
      },
    ],
  },
  "unnamed.json": { parameters: [{ name: 1 }] },
  "schema.json": { type: "object", properties: { age: { type: "integer", minimum: 1 } } },
  "nested.json": { type: "object", properties: { home: { type: "object" } } },
};
for (const [name, json] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), JSON.stringify(json, null, 2));
}
writeFileSync(join(folder, "broken.json"), '{\n  "parameters": [,]\n}\n');
writeFileSync(join(folder, "bom.json"), `\ufeff${JSON.stringify(federalW4)}`);
writeFileSync(join(folder, "latin.json"), JSON.stringify({ a: "é" }), "latin1");
writeFileSync(join(folder, "old.d.ts"), "export type FederalW4 = {};\n");
afterAll(() => rmSync(folder, { recursive: true }));

const collection = { id: "new-hire", forms: [{ id: apiExample.id }] };

const command = builtCommand();
const wordsOf = (line: string) => (line === "" ? [] : line.split(" "));
const run = (line: string, typed?: string) => command(wordsOf(line), folder, typed);

/** Runs a line in this process, which takes a hundredth of the time. */
async function runHere(line: string) {
  const written = { out: "", err: "" };
  const code = await runWords(wordsOf(line), {
    out: (text) => void (written.out += text),
    err: (text) => void (written.err += text),
  });
  return { ...written, code };
}

let service: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  const answer = createService({ forms: [apiExample], lists: {}, collections: [collection] });
  service = await listen(async (request) =>
    request.url.endsWith("/odd") ? Response.json({ parameters: 1 }) : answer(request),
  );
});
afterAll(() => service.close());

// line | exit code | what is written to standard output, or else to standard error
const lines = `
--version | 0 | parameter-form/${own.version}
--help | 0 | Usage:
types --help | 0 | --check <file>
 | 2 | No subcommand given; available: types
lint w4.json person.json | 0 | 0 errors and 0 warnings in 2 files.
lint w4.json --json | 0 | []
lint twice.json | 1 | twice.json:14:20 error option-twice
lint twice.json --json | 1 | "line": 14
lint unnamed.json | 1 | error definition-refused
lint broken.json | 2 | is not valid JSON
diff w4.json w4.json | 0 | no changes
diff w4.json fewer.json | 1 | breaks answers   “Filing status” has lost the option “Head of household”
diff w4.json fewer.json --json | 1 | "class": "breaks answers"
diff w4.json fewer.json --answers stored.json | 1 | 1 of 1 stored answers can no longer be submitted
diff fewer.json w4.json | 0 | changes meaning
diff fewer.json w4.json --fail-on changes-meaning | 1 | changes meaning
diff fewer.json w4.json --fail-on all | 2 | --fail-on must be one of
diff api.json ${apiExample.id} --base-url SERVICE | 0 | no changes
diff w4.json | 2 | missing required args
diff w4.json fewer.json --answers payload.json | 2 | payload.json has no answers to the compared forms
diff {w4,person}.json {w4,fewer}.json | 1 | breaks answers   There is no new file of this name
diff {w4,person}.json {twice,fewer}.json | 2 | No new file has the name of an old one
diff old/*/tax.json new/*/tax.json --fail-on cosmetic | 0 | old/us/tax.json → new/us/tax.json
diff old/*/tax.json less/*/tax.json | 1 | old/us/tax.json
diff collection.json w4.json | 2 | cannot be compared: one is a form, and the other a collection
diff w4.json collection.json | 2 | cannot be compared: one is a form, and the other a collection
diff ruled/old/*.json ruled/new/*.json | 1 | breaks answers   “Hourly wage” has the type string now
diff w4.json unnamed.json | 2 | unnamed.json:4:15
typs w4.json | 2 | Unknown subcommand typs; available: types
types | 2 | missing required args
types w4.json --chek | 2 | Unknown option
types w4.json | 0 | export type FederalW4 = {
types b*.json | 2 | is not valid JSON
types {w4,person}.json | 0 | export type PersonalDetails = {
types w4.json --json | 0 | "type": "FederalW4"
types w4.json --check old.d.ts | 1 | old.d.ts is out of date. Run: parameter-form types w4.json > old.d.ts
types bom.json | 0 | export type FederalW4 = {
types latin.json | 2 | latin.json cannot be read (ERR_ENCODING_INVALID_ENCODED_DATA). Save it as UTF-8
types old | 2 | old cannot be read (EISDIR). It is a folder
types none.json | 2 | none.json cannot be read (ENOENT)
types none*.json | 2 | No file matches none*.json
types collection.json | 2 | The input contains no form
types misspelt.json | 2 | misspelt.json:5:20 The collection: “condition”: unknown key
types broken.json | 2 | broken.json:2:18 is not valid JSON
types unnamed.json | 2 | unnamed.json:4:15 Question 1: “name” must be a string, but is a number
types ${apiExample.id} --base-url SERVICE | 0 | export type
lint new-hire --collection --base-url SERVICE | 0 | 0 errors and 0 warnings in 1 file.
lint odd --base-url SERVICE | 1 | definition-refused
lint ${apiExample.id} --base-url http://localhost:1 | 2 | got no complete response
types none --base-url SERVICE | 2 | Check the id and baseUrl
types ${apiExample.id} --base-url SERVICE --header Odd | 2 | "Name: value"
convert w4.json | 2 | Pass --from json-schema
convert w4.json --to pdf | 2 | Pass --from json-schema
convert w4.json person.json --to html | 2 | Pass one file to convert, not 2
convert w4.json --to html | 0 | <!doctype html>
convert w4.json --to json-schema | 0 | "$schema"
convert schema.json --from json-schema | 0 | "parameters"
convert nested.json --from json-schema | 1 | nested.json:5:15
convert nested.json --from json-schema --skip | 0 | "parameters": []
sample w4.json | 0 | "invalid"
endpoints collection.json | 0 | GET  /forms/federal-w4?lang
endpoints ./collection.json | 0 | POST /employees/{employee}/forms/federal-w4/sign_and_submit
endpoints {collection,w4}.json --json | 0 | "path": "/forms/federal-w4/validate"
endpoints schema.json | 2 | schema.json:1:1
endpoints twice.json --json | 0 | []
endpoints new-hire --collection --base-url SERVICE | 0 | GET  /collections/new-hire
sample w4.json --seed x | 2 | --seed must be a whole number
`
  .slice(1, -1)
  .split("\n")
  .map((row) => row.split(" | "));

/** Lines that run in a process of their own: each verb, each exit code, and what cac writes. */
const apart = [
  "--version",
  "--help",
  "types --help",
  "",
  "lint twice.json",
  "diff w4.json w4.json",
  "types none.json",
  `types ${apiExample.id} --base-url SERVICE`,
  "convert w4.json --to html",
  "sample w4.json",
  "endpoints collection.json",
];

async function expectEnd(
  [line = "", code, document = ""]: readonly string[],
  runLine: (line: string) => ReturnType<typeof runHere> | ReturnType<typeof run>,
) {
  const ended = await runLine(line.replace("SERVICE", service.url));
  expect.soft(String(ended.code), line).toBe(code);
  expect.soft(ended.code === 2 ? ended.err : ended.out, line).toContain(document);
  expect.soft(ended.code !== 2 || ended.out === "", line).toBe(true);
  const message = /^(?:diff|lint) (?!.*--json)/.test(line) ? ended.out + ended.err : ended.err;
  expect.soft(bannedWord(message), message).toBe(null);
}

describe("parameter-form", () => {
  test("ends a process with its output and exit code", async () => {
    const rows = lines.filter(([line = ""]) => apart.includes(line));
    expect(rows).toHaveLength(apart.length);
    await Promise.all(rows.map((row) => expectEnd(row, run)));
  });

  test("prints the output and the exit code of each row", async () => {
    const before = process.cwd();
    process.chdir(folder);
    onTestFinished(() => process.chdir(before));
    const rows = lines.filter(([line = ""]) => !apart.includes(line));
    expect(rows.length).toBeGreaterThan(40);
    for (const row of rows) await expectEnd(row, runHere);
  });

  test("prints help in plain words", () => {
    const helps = Object.values(verbs).flatMap(({ description, options = {} }) => [
      description,
      ...Object.values(options),
    ]);
    for (const help of helps) expect.soft(bannedWord(help), help).toBe(null);
  });

  test("endpoints lists each request once, and explains an empty list", async () => {
    const { out } = await run("endpoints collection.json collection.json w4.json");
    expect(out).toBe((await run("endpoints collection.json")).out);
    expect(out.trim().split("\n")).toHaveLength(4);
    expect(await run("endpoints twice.json")).toMatchObject({
      code: 0,
      err: "No form has an id, so the client requests none.\n",
    });
  });

  test("reads standard input when given a hyphen", async () => {
    const { out } = await run("types -", JSON.stringify(federalW4));
    expect(out).toBe((await run("types w4.json")).out);
    expect((await run("types -", "{")).err).toContain("standard input:1:2 is not valid JSON");
  });

  test("prints a frame that points at the error", async () => {
    const { err } = await run("types unnamed.json");
    expect(err.split("\n").slice(2, 6)).toEqual([
      "  3 |     {",
      '> 4 |       "name": 1',
      "    |               ^",
      "  5 |     }",
    ]);
  });

  test("the generated types are current", async () => {
    const { out } = await run("types w4.json person.json");
    const formatted = out.replaceAll("\n", "\r\n").replaceAll('"', "'").replaceAll(": '", ":\n| '");
    writeFileSync(join(folder, "forms.d.ts"), formatted);
    expect(await run("types w4.json person.json --check forms.d.ts")).toMatchObject({ code: 0 });
  });

  test.each([
    ["EPIPE", 1, ""],
    ["ENOSPC", 2, "The output cannot be written (ENOSPC).\n"],
  ])("output that ends by %s leaves the exit code %s", async (code, ended, err) => {
    const broken = `process.once("beforeExit", () => process.stdout.emit("error", { code: "${code}" }))`;
    const hook = ["--import", `data:text/javascript,${encodeURIComponent(broken)}`];
    expect(await command(["lint", "twice.json"], folder, "", hook)).toMatchObject({
      code: ended,
      err,
    });
  });

  test("starts in less than three times the time of bare Node.js", async () => {
    const reported = "process.on('exit', () => console.error(JSON.stringify(process.cpuUsage())))";
    const hook = ["--import", `data:text/javascript,${encodeURIComponent(reported)}`];
    const work = (document: string): number => {
      const { user, system } = JSON.parse(document);
      return user + system;
    };
    const alone = spawnSync("node", [...hook, "--eval", ""], { encoding: "utf8" });
    const started = await command(["--version"], folder, "", hook);
    expect(work(started.err)).toBeLessThan(3 * work(alone.stderr));
  });
});

describe("without fast-check installed", () => {
  const elsewhere = builtCommand(folder);
  test("sample names the package to install", async () => {
    const { code, err } = await elsewhere(["sample", "w4.json"], folder);
    expect(err).toContain("npm install --save-dev fast-check");
    expect(code).toBe(2);
  });
});

test("on Windows, patterns may separate folders with backslashes", async () => {
  const { platform } = process;
  onTestFinished(() => void Object.defineProperty(process, "platform", { value: platform }));
  Object.defineProperty(process, "platform", { value: "win32" });
  const pattern = `${folder}/old/*/tax.json`.replaceAll("/", "\\");
  expect(await runHere(`lint ${pattern}`)).toMatchObject({
    code: 0,
    out: "0 errors and 0 warnings in 2 files.",
  });
});
