import { mkdirSync, writeFileSync } from "node:fs";
import { preview } from "vite";
import { type AdapterName, libraries } from "../adapters/index.ts";
import { formOf, type Size } from "../forms.ts";
import { benchFolder, buildPage, dist } from "./build.ts";
import { type CellName, cells, type Figures } from "./cells.ts";
import { BenchPage, startBrowser } from "./page.ts";
import { expect, type Part, rotated } from "./report.ts";
import { formTables, type Measured } from "./tables.ts";

export interface Plan {
  readonly sizes: readonly Size[];
  readonly adapters: readonly AdapterName[];
  readonly cells: readonly CellName[];
  readonly rounds: number;
  /** Whether to write a trace of each page instead of figures. */
  readonly trace: boolean;
}

/** Seconds that one page may take. */
const limit = 30;

/** Measures forms in the browser, round by round, so that other load on the machine falls on all alike. */
export async function benchForms(plan: Plan): Promise<Part> {
  for (const adapter of plan.adapters) await buildPage(adapter, plan.trace);
  const server = await preview({
    root: benchFolder,
    configFile: false,
    logLevel: "warn",
    appType: "mpa",
    build: { outDir: dist("pages") },
    preview: { host: "127.0.0.1", port: 4174 },
  });
  const url = server.resolvedUrls?.local[0] ?? "";
  const measured = plan.sizes.flatMap((size) =>
    plan.adapters
      .filter((adapter) => size !== "w4" || !libraries.has(adapter))
      .map((adapter): Measured => ({ adapter, size, numbers: {}, failures: {} })),
  );
  const ofSize = (size: Size): Measured[] => measured.filter((one) => one.size === size);
  let browser = "";
  try {
    for (let round = 0; round < plan.rounds; round++) {
      console.log(`Round ${round + 1} of ${plan.rounds}`);
      for (const size of plan.sizes)
        for (const cell of plan.cells)
          for (const one of rotated(ofSize(size), round))
            if (!isHopeless(measured, one, cell))
              browser = await measure(one, cell, url, plan.trace);
    }
  } finally {
    await server.close();
  }
  return {
    title: "Forms",
    text: plan.trace
      ? `Traces of ${browser} are in ${dist("traces")}.`
      : `${browser}; medians, the others as ratios to the floor. Columns with an asterisk are by the clock.\n\n${formTables(measured)}`,
    defects: measured
      .filter(({ adapter }) => !libraries.has(adapter))
      .flatMap(({ adapter, size, failures }) =>
        Object.entries(failures).map(([cell, why]) => `${adapter} at ${size}, ${cell}: ${why}`),
      ),
  };
}

/** Whether the adapter failed here or at a smaller size before: a cell that fails is not tried again, nor is any once mounting failed. */
function isHopeless(all: readonly Measured[], cell: Measured, name: CellName): boolean {
  const count = (size: Size): number => formOf(size).parameters.length;
  for (const { adapter, size, failures } of all) {
    const why = failures[name] ?? failures.mount;
    if (adapter !== cell.adapter || count(size) > count(cell.size) || why === undefined) continue;
    cell.failures[name] ??= size === cell.size ? why : `${why} at ${size}`;
    return true;
  }
  return false;
}

/** Measures in a browser of its own, so that nothing is compiled or kept from a cell before. Returns its name. */
async function measure(
  { adapter, size, numbers, failures }: Measured,
  cell: CellName,
  url: string,
  trace: boolean,
): Promise<string> {
  const { browser, name, close } = await startBrowser();
  const work = async (): Promise<Figures> => {
    const address = `${url}${adapter}/index.html`;
    const { bench, load } = await BenchPage.open(browser, address, trace);
    const figures = await cells[cell](bench, size);
    expect("complaints", bench.complaints, []);
    if (trace) {
      mkdirSync(dist("traces"), { recursive: true });
      const file = dist("traces", `${adapter}-${size}-${cell}.json`);
      writeFileSync(file, await browser.stopTracing());
    }
    return cell === "mount" ? { load, ...figures } : figures;
  };
  try {
    for (const [figure, value] of Object.entries(await within(limit, work())))
      (numbers[figure] ??= []).push(value);
  } catch (error) {
    const why = String(error instanceof Error ? error.message : error).slice(0, 300);
    failures[cell] = why;
    console.log(`${adapter} at ${size}, ${cell}: ${why}`);
  }
  await close();
  return name;
}

/** @throws Error when `work` takes longer than `seconds`. */
async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`did not finish in ${seconds} s`);
    timer = setTimeout(() => reject(error), seconds * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
