import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { CDPSession } from "playwright";
import type { CallFrame } from "./profile.ts";
import type { Place, Side } from "./places.ts";
import { table } from "./table.ts";

/** https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-ScriptCoverage */
export interface Covered {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly {
      readonly startOffset: number;
      readonly endOffset: number;
      readonly count: number;
    }[];
  }[];
}

/** Answers with what tells which functions were called since it was asked before. */
export async function startCovering(
  protocol: CDPSession,
  first: boolean,
): Promise<() => Promise<Covered[]>> {
  if (first) {
    await protocol.send("Profiler.enable");
    await protocol.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  }
  return async () => (await protocol.send("Profiler.takePreciseCoverage")).result;
}

interface Called {
  readonly functions: string[];
  signs: number;
}

/** Functions that were called for the first time, and that V8 had to compile therefore. */
export interface FirstCalls {
  readonly files: ReadonlyMap<string, Called>;
  readonly sides: ReadonlyMap<Side, Called>;
}

/** Tells of one page after each thing that is done in it, by the name of that. */
export function firstCallsOf(
  folder: string,
  placeOf: (frame: CallFrame) => Place,
  done: readonly { readonly name: string; readonly covered: readonly Covered[] }[],
): Map<string, FirstCalls> {
  const scripts = new Map<string, Script>();
  return new Map(
    done.map(({ name, covered }) => {
      const files = new Map<string, Called>();
      const sides = new Map<Side, Called>();
      for (const { url, functions } of covered.filter((one) => one.url.startsWith("http"))) {
        const script = scripts.get(url) ?? readScript(join(folder, "assets"), url);
        if (!script) continue;
        scripts.set(url, script);
        for (const { name: functionName, start, signs } of script.first(functions)) {
          const { name, file, side } = placeOf({ functionName, url, ...script.positionOf(start) });
          for (const sum of [entryIn(files, file), entryIn(sides, side)]) {
            sum.functions.push(name);
            sum.signs += signs;
          }
        }
      }
      return [name, { files, sides }];
    }),
  );
}

function entryIn<K>(sums: Map<K, Called>, key: K): Called {
  const sum = sums.get(key) ?? { functions: [], signs: 0 };
  sums.set(key, sum);
  return sum;
}

interface Script {
  positionOf(offset: number): { readonly lineNumber: number; readonly columnNumber: number };
  /** Those of `functions` that were called and never before, with the length of each without functions in it. */
  first(
    functions: Covered["functions"],
  ): { readonly name: string; readonly start: number; readonly signs: number }[];
}

function readScript(folder: string, url: string): Script | undefined {
  const name = basename(new URL(url).pathname);
  if (!name.endsWith(".js")) return undefined;
  const text = readFileSync(join(folder, name), "utf8");
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const known = new Map<string, readonly [start: number, end: number]>();
  const called = new Set<string>();
  return {
    positionOf(offset) {
      let lineNumber = 0;
      let beyond = starts.length;
      while (beyond - lineNumber > 1) {
        const middle = (lineNumber + beyond) >> 1;
        if ((starts[middle] ?? 0) <= offset) lineNumber = middle;
        else beyond = middle;
      }
      return { lineNumber, columnNumber: offset - (starts[lineNumber] ?? 0) };
    },
    first(functions) {
      const found = functions.flatMap(({ functionName, ranges: [whole] }) => {
        if (!whole) return [];
        const { startOffset: start, endOffset: end, count } = whole;
        const key = `${start}:${end}`;
        known.set(key, [start, end]);
        if (count === 0 || called.has(key)) return [];
        called.add(key);
        return [{ name: functionName, start, end }];
      });
      const all = [...known.values()].toSorted(([a, z], [b, y]) => a - b || y - z);
      return found.map(({ name: functionName, start, end }) => {
        let inside = 0;
        let until = start;
        for (const [from, to] of all)
          if (from >= until && to <= end && !(from === start && to === end)) {
            inside += to - from;
            until = to;
          }
        return { name: functionName, start, signs: end - start - inside };
      });
    },
  };
}

/** Markdown: by whose they are, and by file. */
export function printFirstCalls({ files, sides }: FirstCalls): string {
  const heads = ["functions called for the first time", "their length, signs"];
  const sorted = <K>(of: ReadonlyMap<K, Called>) =>
    [...of].toSorted(([, a], [, b]) => b.signs - a.signs);
  const cells = ({ functions, signs }: Called) => [String(functions.length), String(signs)];
  return [
    table([
      ["whose", ...heads],
      ...sorted(sides).map(([side, called]) => [side, ...cells(called)]),
    ]),
    table([
      ["file", ...heads, "which"],
      ...sorted(files).map(([file, called]) => [
        file,
        ...cells(called),
        called.functions.join(", "),
      ]),
    ]),
  ].join("\n\n");
}
