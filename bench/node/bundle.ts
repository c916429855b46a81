import { gzipSync } from "node:zlib";
import { basename } from "node:path";
import { build, type Rolldown } from "vite";
import type { AdapterName } from "../adapters/index.ts";
import { adapterConfig, benchFolder, entryOf } from "./build.ts";
import { against, type Part, shown, table } from "./report.ts";

/** Every app that would use one of them has these already. */
const external = [/^react($|\/)/, /^react-dom($|\/)/, /^react-hook-form$/];

/** The most that the first load of `ours` may have, kB gzip. */
const target = 34;

/** Measures the download of each adapter without React and react-hook-form. */
export async function benchBundles(names: readonly AdapterName[]): Promise<Part> {
  const rows: string[][] = [];
  for (const name of names) {
    const files = await bundle(name);
    const chunks = files.filter((file) => file.type === "chunk");
    const first = firstLoad(chunks);
    const later = chunks.filter((chunk) => !first.has(chunk));
    const styles = files.filter((file) => file.type === "asset");
    const load = gzipped([...first].map(({ code }) => code));
    rows.push([
      name,
      name === "ours" ? against(load, "≤", target) : shown(load),
      shown(gzipped(later.map(({ code }) => code))),
      shown(gzipped(styles.map(({ source }) => source))),
    ]);
  }
  return {
    title: "Bundles, kB gzip, without React and react-hook-form",
    text: table([["", `first load (target of ours: ${target})`, "on demand", "styles"], ...rows]),
  };
}

async function bundle(name: AdapterName): Promise<Rolldown.RolldownOutput["output"]> {
  const built = await build({
    ...adapterConfig(name),
    root: benchFolder,
    logLevel: "error",
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entryOf(name), external, preserveEntrySignatures: "strict" },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !("output" in result)) throw new Error(`${name} has no bundle`);
  return result.output;
}

/** The entry and everything that it imports at once. */
function firstLoad(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<Rolldown.OutputChunk> {
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const chunk of found)
    for (const file of chunk.imports) {
      const imported = chunks.find(({ fileName }) => basename(fileName) === basename(file));
      if (imported) found.add(imported);
    }
  return found;
}

const gzipped = (files: readonly (string | Uint8Array)[]): number =>
  files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length / 1000, 0);
