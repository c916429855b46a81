import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";

/** What each room under src may import: rooms, by the arrows of the design, and packages. */
const arrows: Readonly<Record<string, string>> = {
  core: "src/core @standard-schema/spec",
  document: "src/document src/core",
  client: "src/client src/document src/core @standard-schema/spec",
  react: "src/react src/core react react-dom react-hook-form downshift htmlparser2 marked",
  query:
    "src/query src/react src/client src/core react react-dom @tanstack/react-query @standard-schema/spec",
  table:
    "src/table src/query src/client src/core react @tanstack/react-table @standard-schema/spec",
  collection:
    "src/collection src/document src/react src/client src/core react react-dom react-hook-form idb-keyval",
  // Its own room: a collection does without TanStack Query, and a form by id without collections.
  "collection-by-id":
    "src/collection-by-id src/collection src/query src/react src/client src/document react @tanstack/react-query",
  phone: "src/phone src/core libphonenumber-js",
  // The bin, which runs in Node alone.
  command:
    "src/command src/client src/core src/document src/locales src/testing node:fs node:path node:stream cac fast-check tinyglobby",
  service: "src/service src/document src/core",
  styles: "src/styles",
  testing: "src/testing src/service src/query src/react src/core react axe-core fast-check",
  adapters:
    "src/adapters src/react src/styles react @mui/material @mui/x-date-pickers @mantine/core @mantine/dates @chakra-ui/react @emotion/react react-aria-components @internationalized/date",
  locales: "src/locales src/core src/query src/collection",
  // Copied into an app, whose own components it draws with.
  registry: "src/registry react parameter-form @/components",
};
const imports = /^(?:import|export)\b(?:[^"';]*\bfrom)?\s*"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;
const importsOf = (code: string) => [...code.matchAll(imports)].map((m) => m[1] ?? m[2] ?? "");

const valuesFrom = (code: string) =>
  [...code.matchAll(/^import (?!type )[^"';]*from "(\.[^"]+)"/gm)].map((m) => m[1] ?? "");

/** The room of a file, or the package of an import: the first two parts of its path, or the first. */
function homeOf(path: string): string {
  const parts = path.startsWith("src/") || path.startsWith("@") ? 2 : 1;
  return path.split("/").slice(0, parts).join("/");
}

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `src/${file}`);

test.each(files)("%s imports what its room may", (file) => {
  const allowed = arrows[homeOf(file).replace("src/", "")]?.split(" ") ?? [];
  const imported = importsOf(readFileSync(file, "utf8"))
    .map((path) => (path.startsWith(".") ? join(dirname(file), path) : path))
    .map(homeOf);
  expect(imported.filter((home) => !allowed.includes(home))).toEqual([]);
});

/** The files of the project that a file imports, for their types as well. */
const filesIn = (file: string) =>
  importsOf(readFileSync(file, "utf8"))
    .filter((path) => path.startsWith("."))
    .map((path) => join(dirname(file), path))
    .filter((path) => files.includes(path));

/** The files on a way of imports from one file that leads back to it; none where no way does. */
function circleFrom(file: string, importedBy: (file: string) => readonly string[]): string[] {
  const before = new Map<string, string>();
  const next = [file];
  for (let at = next.pop(); at !== undefined; at = next.pop())
    for (const to of importedBy(at)) {
      if (to === file) {
        const way = [at];
        for (let from = before.get(at); from !== undefined; from = before.get(from)) way.push(from);
        return way.toReversed();
      }
      if (before.has(to)) continue;
      before.set(to, at);
      next.push(to);
    }
  return [];
}

const imported = new Map(files.map((file) => [file, filesIn(file)]));
test.each(files)("%s is in no circle of imports", (file) => {
  expect(circleFrom(file, (at) => imported.get(at) ?? [])).toEqual([]);
});

/** The rooms inside rooms, from the ground up: each imports, types as well, from those before it, never from one after it. */
const floors = Object.entries({
  client: "errors request forms lists",
  react: "settings store submission mask markup inputs combobox fields drawing",
  collection: "answers rounds conditions drafts issues receipt signing review steps",
}).flatMap(([room, inner]) => inner.split(" ").map((name) => `src/${room}/${name}/`));
const floorOf = (path: string) => floors.findIndex((floor) => path.startsWith(floor));

test.each(files.filter((file) => floorOf(file) >= 0))("%s rests on what is below it", (file) => {
  expect(filesIn(file).filter((path) => floorOf(path) > floorOf(file))).toEqual([]);
});

const isClient = (file: string) => readFileSync(file, "utf8").startsWith('"use client"');

/** Files that only hand on what others make. */
const handsOn = (file: string) => /(index|Components|Dates)\.ts$/.test(file);

test.each(files.filter((file) => !isClient(file) && !handsOn(file)))(
  "%s runs in a server component: it imports no value from a file of the client",
  (file) => {
    const imported = valuesFrom(readFileSync(file, "utf8"));
    expect(imported.filter((path) => isClient(join(dirname(file), path)))).toEqual([]);
  },
);

test("no entry of the package brings a byte of the command along", () => {
  const others = files.filter((file) => !file.startsWith("src/command/"));
  const brought = others.flatMap((file) => [
    ...filesIn(file).filter((path) => path.startsWith("src/command/")),
    ...importsOf(readFileSync(file, "utf8")).filter((path) =>
      /^(node:|cac$|tinyglobby$)/.test(path),
    ),
  ]);
  expect(brought).toEqual([]);
  expect(files.length - others.length).toBeGreaterThan(10);
});

test("a circle is found", () => {
  const next: Readonly<Record<string, readonly string[]>> = { a: ["b"], b: ["d", "c"], c: ["a"] };
  expect(circleFrom("a", (at) => next[at] ?? [])).toEqual(["a", "b", "c"]);
  expect(circleFrom("d", (at) => next[at] ?? [])).toEqual([]);
});

test("imports are found", () => {
  expect(files).toContain("src/core/index.ts");
  const code = 'import {\n  a,\n} from "a";\nexport * from "../b.ts";\nimport "c";\nimport("d/e");';
  expect(importsOf(code)).toEqual(["a", "../b.ts", "c", "d/e"]);
  const relative =
    'import {\n  a,\n} from "./a.ts";\nimport type { b } from "./b.ts";\nimport c from "c";';
  expect(valuesFrom(relative)).toEqual(["./a.ts"]);
  expect(floors[floorOf("src/react/store/scope.ts")]).toBe("src/react/store/");
});
