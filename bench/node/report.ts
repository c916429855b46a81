import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname, join } from "node:path";
import type { BarResult, Part } from "./bar.ts";
import { benchFolder, projectFolder } from "./paths.ts";
import { rounded } from "./statistics.ts";
import { shown, table } from "./table.ts";

/** Writes what was found as Markdown and JSON, `path` without its ending, and answers with the Markdown. */
export function report(
  parts: readonly Part[],
  path: string,
  { notes, state }: { readonly notes: readonly string[]; readonly state: string },
): string {
  const bars = parts.flatMap((part) => part.bars);
  const where = machine();
  const text = [
    "# Benches",
    `${where.date}, ${state}, ${where.cores} cores (${where.cpu}), Node ${where.node}.`,
    where.libraries,
    ...notes,
    ...(bars.length > 0 ? ["## Bars", barTable(bars)] : []),
    ...parts.flatMap((part) => [`## ${part.title}`, part.text]),
  ].join("\n\n");
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.md`, `${text}\n`);
  const data = Object.fromEntries(parts.map((part) => [part.title, part.data]));
  writeFileSync(`${path}.json`, JSON.stringify({ ...where, state, notes, bars, ...data }, short));
  // As the project's other files are, so that they may be committed.
  const oxfmt = join(projectFolder, "node_modules/oxfmt/bin/oxfmt");
  execFileSync(process.execPath, [oxfmt, `${path}.md`, `${path}.json`], { stdio: "ignore" });
  return text;
}

const short = (_: string, value: unknown): unknown =>
  typeof value === "number" && !Number.isInteger(value) ? rounded(value) : value;

const signs: Readonly<Record<BarResult["at"], string>> = { least: "≥", most: "≤" };

const barTable = (bars: readonly BarResult[]): string =>
  table([
    ["bar", "of", "measured", "", "bar is", ""],
    ...bars.map(({ what, of, figure, limit, at, met }) => [
      what,
      of,
      shown(figure),
      signs[at],
      shown(limit),
      met ? "met" : "**not met**",
    ]),
  ]);

const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: projectFolder, encoding: "utf8" }).trim();

/** Which state of the project is measured: `commit`, or what lies here. */
export function stateOf(commit: string | undefined): string {
  const name = `commit ${git("rev-parse", "--short", commit ?? "HEAD")}`;
  const changed = commit === undefined && git("status", "--porcelain", "--", "src") !== "";
  return changed ? `${name} with changes in src` : name;
}

function machine() {
  const { dependencies } = JSON.parse(readFileSync(join(benchFolder, "package.json"), "utf8"));
  return {
    date: new Date().toISOString().slice(0, 10),
    cores: cpus().length,
    cpu: cpus()[0]?.model ?? "unknown",
    node: process.versions.node,
    libraries: Object.entries(dependencies)
      .map(([name, version]) => `${name} ${version}`)
      .join(", "),
  };
}
