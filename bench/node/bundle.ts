import { basename, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { type AdapterName } from "../adapters/index.ts";
import { atMost, type BarResult, type Part } from "./bar.ts";
import { adapterConfig } from "./build.ts";
import { benchFolder } from "./paths.ts";
import { shown, table } from "./table.ts";

/** What every host that would use one of them has already. */
const outside = [/^react($|\/)/, /^react-dom($|\/)/, /^react-hook-form$/];

/** What our searchable select is made with, a library of its own. */
const selectLibrary = /^downshift$/;

interface Sizes {
  readonly gzip: number;
  readonly brotli: number;
}

/** What an app downloads for each adapter, React and react-hook-form outside. */
export async function benchBundles(names: readonly AdapterName[]): Promise<Part> {
  const rows: { name: AdapterName; first: Sizes; later: Sizes; styles: Sizes }[] = [];
  for (const name of names) {
    const output = await bundle(name, outside);
    const chunks = output.filter((file) => file.type === "chunk");
    const first = firstLoad(chunks);
    const later = chunks.filter((chunk) => !first.includes(chunk));
    const styles = output.filter((file) => file.type === "asset");
    rows.push({
      name,
      first: sizesOf(first.map(({ code }) => code)),
      later: sizesOf(later.map(({ code }) => code)),
      styles: sizesOf(styles.map(({ source }) => source)),
    });
  }
  const bars: BarResult[] = [];
  for (const { name, first } of rows.filter((row) => row.name.startsWith("ours"))) {
    const output = await bundle(name, [...outside, selectLibrary]);
    const codes = output.flatMap((file) => (file.type === "chunk" ? [file.code] : []));
    bars.push(
      atMost("first load, kB gzip", name, first.gzip / 1000, 24),
      atMost("with the searchable select, kB gzip", name, sizesOf(codes).gzip / 1000, 28),
    );
  }
  const kB = (bytes: number): string => shown(bytes / 1000);
  return {
    title: "Bundles, kB minified, React and react-hook-form outside",
    text: table([
      ["", "gzip", "brotli", "loaded when needed, gzip", "styles, gzip"],
      ...rows.map(({ name, first, later, styles }) => [
        name,
        kB(first.gzip),
        kB(first.brotli),
        kB(later.gzip),
        kB(styles.gzip),
      ]),
    ]),
    bars,
    data: rows,
  };
}

async function bundle(name: AdapterName, external: RegExp[]) {
  const built = await build({
    configFile: false,
    logLevel: "error",
    root: benchFolder,
    ...adapterConfig(name),
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(benchFolder, "adapters", `${name}.tsx`),
        external,
        preserveEntrySignatures: "strict",
      },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !("output" in result)) throw new Error(`${name} has no bundle`);
  return result.output;
}

/** The entry and what it imports at once. */
function firstLoad(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const chunk of found)
    for (const file of chunk.imports) {
      const imported = chunks.find(({ fileName }) => basename(fileName) === basename(file));
      if (imported) found.add(imported);
    }
  return [...found];
}

const sizesOf = (files: readonly (string | Uint8Array)[]): Sizes => ({
  gzip: sum(files.map((file) => gzipSync(file, { level: 9 }).length)),
  brotli: sum(files.map((file) => brotliCompressSync(file).length)),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
