import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { atLeast, atMost, type Part } from "./bar.ts";
import { expect } from "./expect.ts";
import { benchFolder } from "./paths.ts";
import { median } from "./statistics.ts";
import { writeSubmissions } from "./submissions.ts";
import { shown, table } from "./table.ts";

const run = promisify(execFile);

const libraries = ["ours", "ajv", "zod", "zod-jitless", "valibot"] as const;
type Library = (typeof libraries)[number];

interface Pace {
  /** The first form of a process, ms. */
  readonly first: number;
  /** A form never seen, in a process that has seen others, ms. */
  readonly fresh: number;
  readonly perSecond: number;
  readonly refusedPerSecond: number;
  readonly disagreed: readonly string[];
}

/** How fast submissions are judged, and forms read. */
export async function benchValidation(rounds: number, seconds: number): Promise<Part> {
  const { file, large } = writeSubmissions();
  const paces = new Map<Library, Pace[]>(libraries.map((library) => [library, []]));
  const reads: { readonly json: number; readonly parseForm: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const library of libraries) {
      const pace: Pace = await node("measure.mjs", library, file, String(seconds));
      expect(`verdicts of ${library}`, pace.disagreed, []);
      paces.get(library)?.push(pace);
    }
    reads.push(await node("parse.mjs", large));
  }
  const of = (library: Library, figure: keyof Omit<Pace, "disagreed">): number =>
    median((paces.get(library) ?? []).map((pace) => pace[figure]));
  const read = median(reads.map(({ json, parseForm }) => parseForm / json));

  return {
    title: "Validating a submission of 20 parameters, in Node",
    text: [
      table([
        [
          "",
          "per second",
          "refused per second",
          "first form of a process, ms",
          "form never seen, ms",
        ],
        ...libraries.map((library) => [
          library,
          shown(of(library, "perSecond")),
          shown(of(library, "refusedPerSecond")),
          shown(of(library, "first")),
          shown(of(library, "fresh")),
        ]),
      ]),
      `\`parseForm\` of 50,000 parameters: ${shown(median(reads.map(({ parseForm }) => parseForm)))} ms, ${shown(read)} times \`JSON.parse\` of the same text.`,
    ].join("\n\n"),
    bars: [
      atLeast(
        "per second, to compiled ajv",
        "validateForm",
        of("ours", "perSecond") / of("ajv", "perSecond"),
        0.5,
      ),
      atLeast(
        "per second, to zod 4",
        "validateForm",
        of("ours", "perSecond") / of("zod", "perSecond"),
        4,
      ),
      atLeast(
        "per second, to zod 4 where eval is forbidden",
        "validateForm",
        of("ours", "perSecond") / of("zod-jitless", "perSecond"),
        4,
      ),
      atLeast(
        "times faster than ajv to a first verdict, in a new process",
        "parseForm and validateForm",
        of("ajv", "first") / of("ours", "first"),
        100,
      ),
      atLeast(
        "times faster than ajv to a first verdict, in a warm process",
        "parseForm and validateForm",
        of("ajv", "fresh") / of("ours", "fresh"),
        100,
      ),
      atMost("to `JSON.parse`, 50,000 parameters", "parseForm", read, 10),
    ],
    data: {
      ...Object.fromEntries(
        libraries.map((library) => [
          library,
          {
            perSecond: of(library, "perSecond"),
            refusedPerSecond: of(library, "refusedPerSecond"),
            first: of(library, "first"),
            fresh: of(library, "fresh"),
          },
        ]),
      ),
      parseForm: read,
    },
  };
}

async function node<T>(script: string, ...args: string[]): Promise<T> {
  const path = join(benchFolder, "validate", script);
  const { stdout } = await run(process.execPath, [path, ...args]);
  return JSON.parse(stdout);
}
