import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { type AdapterName, adapterNames } from "../adapters/index.ts";
import type { Size } from "../forms.ts";
import { benchFolder, buildPackage, dist, projectFolder } from "./build.ts";
import { benchBuilder } from "./builder.ts";
import { benchBundles } from "./bundle.ts";
import { type CellName, cellNames } from "./cells.ts";
import { benchForms, type Plan } from "./forms.ts";
import { benchPagination } from "./pagination.ts";
import type { Part } from "./report.ts";
import { benchValidation } from "./validate.ts";

/** The parts that are measured without a trace. */
const otherParts = {
  bundle: ({ adapters }: Plan) => benchBundles(adapters),
  validate: ({ rounds }: Plan) => benchValidation(rounds),
  pagination: ({ rounds }: Plan) => benchPagination(rounds),
  builder: ({ rounds }: Plan) => benchBuilder(rounds),
} as const;

const otherNames = Object.keys(otherParts) as (keyof typeof otherParts)[];
const partNames = [...cellNames, ...otherNames];
type PartName = (typeof partNames)[number];

const help = `npm run bench -- [options]

--sizes 10,w4     parameters of the generated forms, and the W-4; 10,100,w4,1000 unless given
--adapters a,b    of ${adapterNames.join(", ")}
--only a,b        of ${partNames.join(", ")}
--rounds 3        5 unless given
--at COMMIT       measures another state of the project
--trace           writes a trace of each page of forms instead of figures

The report of all adapters and parts is kept as bench/results/latest.md, any other as bench/dist/latest.md.`;

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    help: { type: "boolean", default: false },
    sizes: { type: "string", default: "10,100,w4,1000" },
    adapters: { type: "string" },
    only: { type: "string" },
    rounds: { type: "string", default: "5" },
    at: { type: "string" },
    trace: { type: "boolean", default: false },
  },
});

try {
  if (values.help) console.log(help);
  else await run();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const sizes = values.sizes.split(",").map(sizeOf);
  const rounds = values.trace ? 1 : positive(values.rounds);
  const adapters = among<AdapterName>(values.adapters, adapterNames);
  const only = among<PartName>(values.only, partNames);
  const cells = only.filter((name): name is CellName => cellNames.some((cell) => cell === name));
  const plan = { sizes, adapters, cells, rounds, trace: values.trace };
  const others = otherNames.filter((name) => !values.trace && only.includes(name));
  const parts = [
    ...(cells.length > 0 ? [benchForms] : []),
    ...others.map((name) => otherParts[name]),
  ];
  await buildPackage(values.at);
  const done: Part[] = [];
  for (const part of parts) done.push(await part(plan).catch(failed));
  const text = [
    "# Benches",
    `${new Date().toISOString().slice(0, 10)}, ${stateOf(values.at)}, sizes ${values.sizes}, rounds ${rounds}, ${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}), Node ${process.versions.node}.`,
    ...done.flatMap((part) => [`## ${part.title}`, part.text]),
  ].join("\n\n");
  const isWhole = !(values.adapters ?? values.only ?? values.at) && !values.trace;
  const path = isWhole ? join(benchFolder, "results", "latest.md") : dist("latest.md");
  keep(path, text);
  console.log(`\n${text}\n\nKept in ${path}`);
  const defects = done.flatMap((part) => part.defects ?? []);
  if (defects.length > 0) throw new Error(`Failed:\n${defects.join("\n")}`);
}

/** The other parts of a long run are kept. */
function failed(error: unknown): Part {
  console.error(error);
  return { title: "A part that failed", text: String(error), defects: [String(error)] };
}

function sizeOf(text: string): Size {
  return text === "w4" ? text : positive(text);
}

function positive(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`"${text}" is not a whole number above 0.\n\n${help}`);
}

/** Returns the listed names in the order of `known`, or all of them. */
function among<T extends string>(list: string | undefined, known: readonly T[]): readonly T[] {
  const names = list?.split(",") ?? known;
  const wrong = names.find((name) => !known.some((one) => one === name));
  if (wrong !== undefined) throw new Error(`There is no "${wrong}".\n\n${help}`);
  return known.filter((name) => names.includes(name));
}

/** The state of the project that is measured. */
function stateOf(commit: string | undefined): string {
  const git = (...args: string[]): string =>
    execFileSync("git", args, { cwd: projectFolder, encoding: "utf8" }).trim();
  const name = `commit ${git("rev-parse", "--short", commit ?? "HEAD")}`;
  const isChanged = commit === undefined && git("status", "--porcelain", "--", "src") !== "";
  return isChanged ? `${name} with changes in src` : name;
}

/** Writes a report in the format of the project's other files, so that it may be committed. */
function keep(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${text}\n`);
  const oxfmt = join(projectFolder, "node_modules/oxfmt/bin/oxfmt");
  execFileSync(process.execPath, [oxfmt, path], { stdio: "ignore" });
}
