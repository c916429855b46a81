import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";

/** The folders and packages that each folder of src may import. */
const arrows: Readonly<Record<string, string>> = {
  core: "src/core",
  document: "src/document src/core",
  client: "src/client src/document src/core",
  react: "src/react src/core react react-dom react-hook-form downshift htmlparser2",
  "lists/query":
    "src/lists/query src/react src/client src/core react react-dom @tanstack/react-query",
  "lists/table": "src/lists/table src/lists/query src/client src/core react @tanstack/react-table",
  collection: "src/collection src/document src/react src/client src/core react react-dom",
  // Its own room: a collection does without TanStack Query, and a form by id without collections.
  "collection-by-id":
    "src/collection-by-id src/collection src/lists/query src/react src/client src/document react @tanstack/react-query",
  // Its own room: a page that renders forms never loads what edits them.
  builder: "src/builder src/collection src/document src/react src/client src/core react",
  boundary: "src/boundary src/collection src/react src/core react",
  phone: "src/phone src/core libphonenumber-js",
  markdown: "src/markdown marked",
  // The bin, which runs in Node alone.
  command:
    "src/command src/client src/core src/document src/locales src/testing node:fs node:path node:stream cac fast-check tinyglobby",
  service: "src/service src/document src/core",
  styles: "src/styles",
  testing: "src/testing src/service src/lists/query src/react src/core react axe-core fast-check",
  adapters:
    "src/adapters src/react src/styles react @mui/material @mui/x-date-pickers @mantine/core @mantine/dates @chakra-ui/react @emotion/react react-aria-components @internationalized/date",
  locales: "src/locales src/core src/boundary src/phone src/lists/query src/collection",
  // Copied into an app, whose own components it draws with.
  registry: "src/registry react parameter-form @/components",
};
const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `src/${file}`);
const codeOf = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

/** Returns what a file imports by a pattern: paths from the root, and packages. */
const find = (pattern: RegExp) => (file: string) =>
  [...(codeOf.get(file) ?? "").matchAll(pattern)].map(([, path = ""]) =>
    path.startsWith(".") ? join(dirname(file), path) : path,
  );
const staticallyFrom = find(/^(?:import|export)\b(?:[^"';]*\bfrom)?\s*"([^"]+)"/gm);
const lazilyFrom = find(/\bimport\(\s*"([^"]+)"/g);
const valuesFrom = find(/^import (?!type )[^"';]*from "(\.[^"]+)"/gm);
const importsOf = (file: string) => [...staticallyFrom(file), ...lazilyFrom(file)];

/** Returns `a imports b` for each import of these files that the rule forbids. */
const forbidden = (
  from: readonly string[],
  importsOf: (file: string) => readonly string[],
  isForbidden: (to: string, file: string) => boolean,
) =>
  from.flatMap((file) =>
    importsOf(file)
      .filter((to) => isForbidden(to, file))
      .map((to) => `${file} imports ${to}`),
  );

/** Returns the room of a file in src, or the package of an import. */
const homeOf = (path: string) => {
  const depth = path.startsWith("src/lists/") ? 3 : /^(?:src\/|@)/.test(path) ? 2 : 1;
  return path.split("/", depth).join("/");
};

test("each folder imports only from the folders in its table row", () => {
  const allows = (file: string) => arrows[homeOf(file).replace("src/", "")]?.split(" ") ?? [];
  const isForbidden = (to: string, file: string) => !allows(file).includes(homeOf(to));
  expect(forbidden(files, importsOf, isForbidden)).toEqual([]);
});

test("the root of each room has at most six files, but that of the languages", () => {
  const roots = [...new Set(files.map((file) => file.split("/", 2).join("/")))];
  const filesIn = (root: string) => files.filter((file) => dirname(file) === root);
  const crowded = roots.filter((root) => filesIn(root).length > 6);
  expect(crowded).toEqual(["src/locales"]);
});

/** Folders from the ground up: each imports, types as well, only from those before it. */
const floors = Object.entries({
  client: "errors request forms lists",
  react:
    "hookForm settings store submission mask markup inputs combobox field layout errorSummary session form",
  collection: "support answers items conditions drafts issues receipt signing review steps",
}).flatMap(([room, inner]) => inner.split(" ").map((name) => `src/${room}/${name}/`));

test("each inner folder imports only from those below it", () => {
  const floorOf = (path: string) => floors.findIndex((floor) => path.startsWith(floor));
  const upper = files.filter((file) => floorOf(file) >= 0);
  expect(new Set(upper.map(floorOf)).size).toBe(floors.length);
  expect(forbidden(upper, importsOf, (to, file) => floorOf(to) > floorOf(file))).toEqual([]);
});

test("folders outside `react` import its public names and internal.ts only", () => {
  const others = files.filter((file) => !file.startsWith("src/react/"));
  const isForbidden = (to: string) =>
    to.startsWith("src/react/") && !/^src\/react\/(index|internal)\.ts$/.test(to);
  expect(forbidden(others, importsOf, isForbidden)).toEqual([]);
});

test("only hookForm/ imports react-hook-form", () => {
  const others = files.filter((file) => !file.startsWith("src/react/hookForm/"));
  expect(forbidden(others, importsOf, (to) => to === "react-hook-form")).toEqual([]);
});

/** Circles of static imports are found by the lint rule `import/no-cycle`, which does not read `import()`. */
test("no file that is loaded lazily imports the one that loads it", () => {
  const reaches = (from: string, file: string) => {
    const reached = new Set([from]);
    // A set takes in what is added while it is walked.
    for (const at of reached) for (const to of importsOf(at)) reached.add(to);
    return reached.has(file);
  };
  expect(files.flatMap(lazilyFrom).length).toBeGreaterThan(10);
  expect(forbidden(files, lazilyFrom, reaches)).toEqual([]);
});

test("a file without `use client` imports no value from one that has it", () => {
  const isClient = (file: string) => codeOf.get(file)?.startsWith('"use client"') === true;
  const handsOn = (file: string) => /(index|Components|Dates)\.ts$/.test(file);
  const server = files.filter((file) => !isClient(file) && !handsOn(file));
  expect(server).toContain("src/react/settings/resolveSettings.ts");
  expect(forbidden(server, valuesFrom, isClient)).toEqual([]);
});

test("only the command imports its own files and Node packages", () => {
  const others = files.filter((file) => !file.startsWith("src/command/"));
  const isForbidden = (to: string) => /^(src\/command\/|node:|cac$|tinyglobby$)/.test(to);
  expect(forbidden(others, importsOf, isForbidden)).toEqual([]);
  expect(files.length - others.length).toBeGreaterThan(10);
});

test("only evaluations call conditions, cross-field checks and computations", () => {
  const calls =
    /^import [^"';]*\b(?:evaluateCondition|findCrossFieldIssues|runComputations|visibleIn)\b[^"';]*from/m;
  const callers = files.filter((file) => calls.test(codeOf.get(file) ?? ""));
  expect(callers.toSorted()).toEqual([
    "src/core/model/evaluate.ts",
    "src/core/model/evaluateCollection.ts",
    // Through `visibility`, which the two others call.
    "src/core/model/visibilityGraph.ts",
  ]);
});

test("imports are found", () => {
  const code = `import {\n  a,\n} from "a";\nexport * from "../b.ts";\nimport "c";\nimport("d/e");
import type { f } from "./f.ts";\nimport {\n  g,\n} from "./g.ts";`;
  codeOf.set("src/x/y.ts", code);
  expect(importsOf("src/x/y.ts")).toEqual([
    "a",
    "src/b.ts",
    "c",
    "src/x/f.ts",
    "src/x/g.ts",
    "d/e",
  ]);
  expect(valuesFrom("src/x/y.ts")).toEqual(["src/x/g.ts"]);
});
