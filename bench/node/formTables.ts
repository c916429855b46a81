import { countOf, titleOf } from "../sizes.ts";
import { reader } from "./formBars.ts";
import type { Measured } from "./samples.ts";
import { shown, table } from "./table.ts";

const ms = (value: number): string => `${shown(value)} ms`;
const megabytes = (value: number): string => `${shown(value / 1e6)} MB`;

interface Column {
  readonly head: string;
  readonly figure: string;
  /** Where the figure comes from. */
  readonly scenario: string;
  /** How the floor's own is written, beside which the others are ratios; without it every figure stands as it is. */
  readonly write?: (value: number) => string;
}

const column = (
  head: string,
  figure: string,
  scenario: string,
  write?: Column["write"],
): Column => ({ head, figure, scenario, ...(write && { write }) });

const spent: readonly Column[] = [
  column("loading the script", "load.cpu", "mount", ms),
  column("mount", "mount.cpu", "mount", ms),
  column("mount, warm", "warm.cpu", "mount", ms),
  column("key, text", "key.text.cpu", "key", ms),
  column("key, amount", "key.currency.cpu", "key", ms),
  column("first key, text", "key.text.first", "key", ms),
  column("first key, amount", "key.currency.first", "key", ms),
  column("its script alone, text", "key.text.script", "key", ms),
  column("its script alone, amount", "key.currency.script", "key", ms),
  column("key after errors", "keyAfter.text.cpu", "fail", ms),
  column("failing submit", "fail.cpu", "fail", ms),
  column("valid submit", "submit.cpu", "submit", ms),
  column("heap", "heap.total", "mount", megabytes),
  column("heap after 4,000 keys in a text", "memory.total", "memory", megabytes),
  column("DOM elements", "dom.elements", "mount", shown),
  column("renderToString", "server.warm", "server", ms),
  column("hydration", "hydrate.cpu", "hydrate", ms),
  column("a select of 5,000", "select.mount.cpu", "select", ms),
  column("fields rendered per key", "renders.text.rows", "renders"),
  column("in an amount", "renders.currency.rows", "renders"),
  column("by a key that mends one", "keyAfter.rows", "fail"),
  column("commits per key", "renders.text.commits", "renders"),
  column("in an amount", "renders.currency.commits", "renders"),
];

const passed: readonly Column[] = [
  column("first paint", "mount.contentful", "mount", ms),
  column("first screenful, usable", "mount.screenful", "mount", ms),
  column("last control", "mount.wall", "mount", ms),
  column("last control, warm", "warm.wall", "mount", ms),
  column("key to frame, text", "key.text.frame", "key", ms),
  column("key to frame, amount", "key.currency.frame", "key", ms),
  column("failing submit", "fail.wall", "fail", ms),
  column("valid submit", "submit.wall", "submit", ms),
  column("hydration", "hydrate.wall", "hydrate", ms),
  column("longest task after the first screenful, ms", "mount.longTask", "mount"),
];

/** Two tables a size: the floor's own figures, and the others' as ratios to it. */
export function formTables(measured: readonly Measured[]): string {
  const sizes = [...new Set(measured.map(({ size }) => size))];
  return sizes
    .flatMap((size) => {
      const cells = measured.filter((cell) => cell.size === size);
      const named =
        size === "w4" ? `The W-4, ${countOf(size)} parameters` : `${titleOf(size)} parameters`;
      const failed = cells.flatMap(({ adapter, failures }) =>
        Object.entries(failures).map(([scenario, why]) => `- ${adapter}, ${scenario}: ${why}`),
      );
      return [
        `### ${named}`,
        tableOf("main-thread CPU", spent, cells),
        tableOf("by the clock", passed, cells),
        failed.join("\n"),
      ];
    })
    .filter(Boolean)
    .join("\n\n");
}

function tableOf(what: string, columns: readonly Column[], cells: readonly Measured[]): string {
  const read = reader(cells);
  const used = columns.filter(({ figure }) => cells.some(({ figures }) => figure in figures));
  if (used.length === 0) return "";
  const rows = cells.map(({ adapter, size, figures, failures }) => [
    adapter,
    ...used.map(({ figure, scenario, write }) => {
      const value = figures[figure]?.[0];
      if (value === undefined) return failures[scenario] ? "✗" : "n/a";
      const floor = read("floor", size, figure);
      const own = !write || adapter === "floor" || Number.isNaN(floor);
      const cell = own ? (write ?? shown)(value) : shown(value / floor);
      return failures[scenario] ? `${cell} †` : cell;
    }),
  ]);
  return table([[what, ...used.map(({ head }) => head)], ...rows]);
}
