import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";
import { installedApp } from "./packedApp.ts";

const app = installedApp("sizes");

/** Packages that an app has anyway, or installs for an entry. */
const peers = [
  "react",
  "react-dom",
  "react-hook-form",
  "@tanstack/react-query",
  "@tanstack/react-table",
  "@mui/material",
  "axe-core",
  "fast-check",
  "libphonenumber-js",
  "marked",
];

interface Bundle {
  readonly code: string;
  /** The chunk to measure that is loaded on demand; what is loaded at first unless given. */
  readonly later?: string;
  readonly external?: readonly string[];
}

/** Returns the gzipped kB of what Vite makes of a module of the app. */
async function sizeOf({ code, later, external = peers }: Bundle): Promise<number> {
  const input = join(app, "entry.js");
  writeFileSync(input, code);
  const built = await build({
    root: app,
    configFile: false,
    logLevel: "error",
    // Vite takes it from the test runner otherwise.
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input,
        preserveEntrySignatures: "strict",
        external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      },
    },
  });
  if (!("output" in built)) throw new Error("Vite made no output");
  const chunks = built.output.filter((file) => file.type === "chunk");
  const loadedBy = (name: string, loaded = new Set<string>()): ReadonlySet<string> => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || loaded.has(name)) return loaded;
    loaded.add(name);
    for (const imported of chunk.imports) loadedBy(imported, loaded);
    return loaded;
  };
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? "";
  const lazyModule = chunks.find(({ name }) => name === later)?.fileName ?? "";
  const first = loadedBy(entry);
  const isMeasured = (name: string) =>
    later === undefined ? first.has(name) : loadedBy(lazyModule).has(name) && !first.has(name);
  const bytes = built.output.map((file) => {
    if (file.type === "asset") return gzipSync(file.source).length;
    return isMeasured(file.fileName) ? gzipSync(file.code).length : 0;
  });
  return bytes.reduce((sum, one) => sum + one, 0) / 1000;
}

const all = (entry: string): Bundle => ({ code: `export * from "${entry}"` });
const some = (names: string, entry: string): Bundle => ({
  code: `export { ${names} } from "${entry}"`,
});
const form = all("parameter-form");
const combobox = { ...form, later: "Combobox" };
const table = all("parameter-form/table");

/** Entries whose figure is that of the whole. */
const wholes = [
  "parameter-form",
  "parameter-form/core",
  "parameter-form/client",
  "parameter-form/query",
  "parameter-form/markdown",
  "parameter-form/phone",
  "parameter-form/table",
  "parameter-form/document",
  "parameter-form/collection-by-id",
  "parameter-form/json-schema",
  "parameter-form/service",
  "parameter-form/adapters/mui",
  "parameter-form/locales/es",
];

type Figure = readonly [row: string, words: string, measured: Bundle, beside?: Bundle];

/** The figures of the README's table: the row, the words after the number, the build, and one whose size is taken off. */
const figures: readonly Figure[] = [
  ...wholes.map((entry): Figure => [entry, "kB", all(entry)]),
  ["parameter-form", "kB more with searchable selects", combobox],
  [
    "parameter-form",
    "of them downshift",
    combobox,
    { ...combobox, external: [...peers, "downshift"] },
  ],
  ["parameter-form/form", "kB", some("default", "parameter-form/form")],
  [
    "parameter-form/core",
    "kB without the rules",
    some("parseForm, codecFor, validateForm, toPayload, messageFor, ssn", "parameter-form/core"),
  ],
  [
    "parameter-form/query",
    "kB without",
    some("formQueryOptions, listQueryOptions, useFormQuery, useListQuery", "parameter-form/query"),
  ],
  [
    "parameter-form/table",
    "kB of TanStack Table 9",
    { ...table, external: peers.filter((name) => name !== "@tanstack/react-table") },
    table,
  ],
  [
    "parameter-form/collection",
    "kB beside the form",
    { code: `${form.code}\n${all("parameter-form/collection").code}` },
    form,
  ],
  [
    "parameter-form/boundary",
    "kB beside the form",
    { code: `${form.code}\n${all("parameter-form/boundary").code}` },
    form,
  ],
  [
    "parameter-form/testing",
    "kB",
    some("fillParameterForm, expectAccessible, arbitraries", "parameter-form/testing"),
  ],
  [
    "parameter-form/testing",
    "kB with `conformanceChecks`",
    some("conformanceChecks", "parameter-form/testing"),
  ],
  ["parameter-form/styles.css", "kB", { code: 'import "parameter-form/styles.css"' }],
];

const readme = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8");
const rows = new Map(
  [...readme.matchAll(/^\| `([^`]+)`.*\| (.*?) +\|$/gm)].map(([, entry, size = ""]) => [
    entry,
    size,
  ]),
);

test("each size in the README is that of a Vite build, to a kilobyte", async () => {
  const wrong: string[] = [];
  for (const [row, words, measured, base] of figures) {
    const text = rows.get(row) ?? "";
    const kB = (await sizeOf(measured)) - (base ? await sizeOf(base) : 0);
    const written = Number(new RegExp(`([\\d.]+) ${words}`).exec(text)?.[1] ?? Number.NaN);
    const isTrue = Math.abs(written - kB) < (kB < 10 ? 0.5 : 1);
    if (!isTrue) wrong.push(`${row}: "${text}" is ${kB.toFixed(2)} ${words}`);
  }
  expect(wrong).toEqual([]);
}, 600_000);
