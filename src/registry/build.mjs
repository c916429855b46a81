/**
 * Writes the registry item for the shadcn/ui CLI (https://ui.shadcn.com/docs/registry): `item.json`
 * with the files of `components`, into the folder of the first argument or `dist/registry`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const read = (path) => readFileSync(join(import.meta.dirname, path), "utf8");

const item = JSON.parse(read("item.json"));
const home = `components/${item.name}`;
const files = readdirSync(join(import.meta.dirname, home))
  .toSorted()
  .map((name) => {
    const path = `${home}/${name}`;
    return { path, type: item.type, content: read(path) };
  });

const folder = process.argv[2] ?? "dist/registry";
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, `${item.name}.json`),
  `${JSON.stringify({ ...item, files }, null, 2)}\n`,
);
