import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { basename, join } from "node:path";
import type { CallFrame } from "./profile.ts";

/** Whose a function is: what is compared, what both sides run on, the bench's own page, or the browser. */
export type Side = "form" | "react-hook-form" | "React" | "bench" | "browser";

export interface Place {
  /** As in `react/store/fieldStore`, or the name of a package. */
  readonly file: string;
  readonly name: string;
  readonly side: Side;
}

/** Finds the file of a function by the source maps of a page's folder. */
export function placesOf(folder: string): (frame: CallFrame) => Place {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (url: string): SourceMap | null => {
    const known = maps.get(url);
    if (known !== undefined) return known;
    const path = join(folder, "assets", `${basename(new URL(url).pathname)}.map`);
    const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, "utf8"))) : null;
    maps.set(url, map);
    return map;
  };
  return ({ functionName, url, lineNumber, columnNumber }) => {
    const name = functionName || `(anonymous, ${lineNumber + 1}:${columnNumber + 1})`;
    if (!url.startsWith("http")) return { file: "", name, side: url === "" ? "browser" : "bench" };
    const entry = mapOf(url)?.findEntry(lineNumber, columnNumber);
    const source = entry && "originalSource" in entry ? entry.originalSource : basename(url);
    const line = entry && "originalLine" in entry ? entry.originalLine + 1 : lineNumber + 1;
    return { ...placeOf(source), name: functionName || `(line ${line})` };
  };
}

function placeOf(source: string): Pick<Place, "file" | "side"> {
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (library === "react-hook-form") return { file: library, side: "react-hook-form" };
  if (library)
    return {
      file: library,
      side: /^(react|react-dom|scheduler)$/.test(library) ? "React" : "form",
    };
  const ours = /package\/dist\/(.*)\.js$/.exec(source)?.[1];
  if (ours) return { file: ours, side: "form" };
  const adapter = /adapters\/(.*)$/.exec(source)?.[1];
  return adapter
    ? { file: `adapters/${adapter}`, side: "form" }
    : { file: source.replace(/^(\.\.\/)+/, ""), side: "bench" };
}
