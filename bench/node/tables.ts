import type { AdapterName } from "../adapters/index.ts";
import { formOf, type Size } from "../forms.ts";
import type { CellName } from "./cells.ts";
import { against, median, shown, table } from "./report.ts";

/** The figures of one adapter at one size, one number a round. */
export interface Measured {
  readonly adapter: AdapterName;
  readonly size: Size;
  readonly numbers: Record<string, number[]>;
  /** The reason why a cell has no figures. */
  readonly failures: Partial<Record<CellName, string>>;
}

interface Column {
  readonly head: string;
  readonly figure: string;
  readonly cell: CellName;
  /** The most that `ours` may have of the floor's figure, at 10, 100 and 1,000 parameters. */
  readonly targets?: readonly [number, number, number];
}

const columns: readonly Column[] = [
  { head: "load", figure: "load", cell: "mount" },
  { head: "mount", figure: "mount", cell: "mount", targets: [1.65, 1.75, 1.5] },
  { head: "second mount", figure: "warm", cell: "mount", targets: [1.5, 1.7, 1.9] },
  { head: "first paint*", figure: "paint", cell: "mount" },
  { head: "first screenful*", figure: "screenful", cell: "mount", targets: [1.3, 1.2, 0.25] },
  { head: "key, text", figure: "key.text", cell: "key", targets: [1, 0.9, 0.35] },
  { head: "key, amount", figure: "key.amount", cell: "key", targets: [1.15, 1, 0.4] },
  { head: "first key, amount", figure: "key.first", cell: "key" },
  { head: "failing submit", figure: "fail", cell: "fail", targets: [1.5, 1.6, 1.6] },
  { head: "key after errors", figure: "key.after", cell: "fail" },
  { head: "valid submit", figure: "submit", cell: "submit", targets: [1.2, 1.3, 1.6] },
  { head: "JS heap", figure: "heap.js", cell: "mount", targets: [2, 2.3, 2.6] },
  { head: "JS and DOM heap", figure: "heap", cell: "mount" },
];

const sizesOfTargets: readonly Size[] = [10, 100, 1000];

/** A table per size: the floor's own figures, the others' as ratios to them, and the targets of `ours`. */
export function formTables(measured: readonly Measured[]): string {
  const sizes = [...new Set(measured.map(({ size }) => size))];
  return sizes
    .flatMap((size) => {
      const all = measured.filter((one) => one.size === size);
      const count = formOf(size).parameters.length;
      const failed = all.flatMap(({ adapter, failures }) =>
        Object.entries(failures).map(([cell, why]) => `- ${adapter}, ${cell}: ${why}`),
      );
      const title = size === "w4" ? `The W-4, ${count} parameters` : `${size} parameters`;
      return [`### ${title}`, tableOf(size, all), failed.join("\n")];
    })
    .filter(Boolean)
    .join("\n\n");
}

function tableOf(size: Size, all: readonly Measured[]): string {
  const used = columns.filter(({ figure, cell }) =>
    all.some(({ numbers, failures }) => figure in numbers || failures[cell] !== undefined),
  );
  const floor = all.find(({ adapter }) => adapter === "floor");
  const targetOf = ({ targets }: Column): number =>
    targets?.[sizesOfTargets.indexOf(size)] ?? Number.POSITIVE_INFINITY;
  const rows = all.map((one) => {
    const cells = used.map((column) => {
      const { figure, cell } = column;
      if (one.failures[cell] !== undefined) return "✗";
      const value = median(one.numbers[figure] ?? []);
      if (floor === undefined || one === floor)
        return figure.startsWith("heap") ? `${shown(value / 1e6)} MB` : `${shown(value)} ms`;
      const ratio = value / median(floor.numbers[figure] ?? []);
      return one.adapter === "ours" ? against(ratio, "≤", targetOf(column)) : shown(ratio);
    });
    return [one.adapter, ...cells];
  });
  const targets = used.map(targetOf).map((target) => (Number.isFinite(target) ? `${target}` : ""));
  const isHeld = floor !== undefined && targets.some(Boolean);
  const heads = ["", ...used.map(({ head }) => head)];
  return table([heads, ...rows, ...(isHeld ? [["_target of ours_", ...targets]] : [])]);
}
