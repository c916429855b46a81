import { type AdapterName, libraries } from "../adapters/index.ts";
import { formOf, type Size } from "../forms.ts";
import { dist, servePages } from "./build.ts";
import { type CellName, cells } from "./cells.ts";
import { inPage } from "./page.ts";
import { type Part, rotated } from "./report.ts";
import { formTables, type Measured } from "./tables.ts";

export interface Plan {
  readonly sizes: readonly Size[];
  readonly adapters: readonly AdapterName[];
  readonly cells: readonly CellName[];
  readonly rounds: number;
  /** Whether to write a trace of each page instead of figures. */
  readonly trace: boolean;
}

/** Measures forms in the browser, round by round, so that other load on the machine falls on all alike. */
export async function benchForms(plan: Plan): Promise<Part> {
  const { addressOf, close } = await servePages(plan.adapters, plan.trace);
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
              browser = (await measure(one, cell, addressOf(one.adapter), plan.trace)) ?? browser;
    }
  } finally {
    await close();
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

/** Adds the figures of a cell, or the reason why it has none. Returns the name of the browser. */
async function measure(
  { adapter, size, numbers, failures }: Measured,
  cell: CellName,
  address: string,
  trace: boolean,
): Promise<string | undefined> {
  const file = trace ? dist("traces", `${adapter}-${size}-${cell}.json`) : null;
  try {
    const { result, browser } = await inPage(address, file, async (page, load) => {
      const figures = await cells[cell](page, size);
      return cell === "mount" ? { load, ...figures } : figures;
    });
    for (const [figure, value] of Object.entries(result)) (numbers[figure] ??= []).push(value);
    return browser;
  } catch (error) {
    const why = String(error instanceof Error ? error.message : error).slice(0, 300);
    failures[cell] = why;
    console.log(`${adapter} at ${size}, ${cell}: ${why}`);
    return undefined;
  }
}
