import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path/posix";

/** What a file cannot run without: neither types, nor what import() loads later. `import { type A }` is one, as it is kept as `import {}`. */
const imports = /^(?:@?import|export)\b(?!\s+type\b)(?:[^"';]*\bfrom)?\s*"([^"]+)"/gm;

/** What MDX shows as code is not run. */
const fences = /^```.*?^```/gms;

export const staticImportsOf = (code: string): readonly string[] =>
  [...code.replace(fences, "").matchAll(imports)].map(([, path = ""]) => path);

interface Settings {
  readonly compilerOptions: { readonly paths: Readonly<Record<string, readonly string[]>> };
}

const { compilerOptions }: Settings = JSON.parse(readFileSync("tsconfig.json", "utf8"));
const published = Object.entries(compilerOptions.paths);

/** Where in this project an import may be, by the names in tsconfig.json; nowhere if it is a package. */
function placesOf(path: string, from: string): readonly string[] {
  if (path.startsWith(".")) return [join(dirname(from), path)];
  for (const [name, places] of published) {
    const [start = "", end] = name.split("*");
    if (end === undefined ? path === name : path.startsWith(start))
      return places.map((place) => join(place.replace("*", path.slice(start.length))));
  }
  return [];
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** The file of one of these places. None is an error: what a walk does not find, it would pass for light. */
function fileAt(places: readonly string[], from: string): string {
  const endings = ["", ".ts", ".tsx", "/index.ts"];
  const found = places.flatMap((place) => endings.map((end) => place + end)).find(isFile);
  if (found === undefined) throw new Error(`${from} imports ${places.join(", ")}: no such file`);
  return found;
}

const packageOf = (path: string) =>
  path
    .split("/")
    .slice(0, path.startsWith("@") ? 2 : 1)
    .join("/");

/** The packages that are loaded before a file runs, by itself or by a file it imports. */
export function packagesOf(file: string): readonly string[] {
  const files = new Set([file]);
  const packages = new Set<string>();
  // A set takes in what is added while it is walked.
  for (const from of files)
    for (const path of staticImportsOf(readFileSync(from, "utf8"))) {
      const places = placesOf(path, from);
      if (places.length === 0) packages.add(packageOf(path));
      else files.add(fileAt(places, from));
    }
  return [...packages].toSorted();
}
