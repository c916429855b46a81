import { type AdapterName, peers } from "../adapters/index.ts";
import { atMost, type BarResult, exactly } from "./bar.ts";
import type { Measured } from "./samples.ts";
import { selectSize } from "./rounds.ts";

/** The median of a figure, or `NaN` where it was not measured. */
export type Read = (adapter: AdapterName, size: number, figure: string) => number;

export const reader =
  (measured: readonly Measured[]): Read =>
  (adapter, size, figure) =>
    measured.find((cell) => cell.adapter === adapter && cell.size === size)?.figures[figure]?.[0] ??
    Number.NaN;

const small = [10, 100];
const large = [1000, 5000];
const all = [...small, ...large];

interface Bar {
  readonly what: string;
  readonly sizes: readonly number[];
  readonly limit: number | ((read: Read, size: number) => number);
  /** Whether nothing but `limit` meets it. */
  readonly exact?: boolean;
  figure(read: Read, adapter: AdapterName, size: number): number;
}

const toFloor = (
  what: string,
  figure: string,
  sizes: readonly number[],
  limit: Bar["limit"],
): Bar => ({
  what: `${what}, to floor`,
  sizes,
  limit,
  figure: (read, adapter, size) => read(adapter, size, figure) / read("floor", size, figure),
});

const toBestPeer = (what: string, figure: string): Bar => ({
  what: `${what}, to the best peer`,
  sizes: all,
  limit: 1.05,
  figure(read, adapter, size) {
    const theirs = peers.map((peer) => read(peer, size, figure)).filter((ms) => !Number.isNaN(ms));
    return theirs.length === 0 ? Number.NaN : read(adapter, size, figure) / Math.min(...theirs);
  },
});

const itself = (what: string, figure: string, sizes: readonly number[], limit: number): Bar => ({
  what,
  sizes,
  limit,
  figure: (read, adapter, size) => read(adapter, size, figure),
});

/** By main-thread CPU, and by the clock, which waits for the frame too. */
const keyBars = (field: string, named: string): Bar[] => [
  toFloor(`key in ${named}, CPU`, `key.${field}.cpu`, small, 1.15),
  toFloor(`key in ${named}, CPU`, `key.${field}.cpu`, large, 0.5),
  toFloor(`key in ${named} to its frame, by the clock`, `key.${field}.frame`, small, 1.15),
  toFloor(`key in ${named} to its frame, by the clock`, `key.${field}.frame`, large, 0.5),
];

const bars: readonly Bar[] = [
  toFloor("mount, CPU", "mount.cpu", small, 1.3),
  toFloor("mount, CPU", "mount.cpu", large, 0.85),
  toFloor("first screenful painted and usable", "mount.screenful", large, 0.25),
  ...keyBars("text", "a text"),
  ...keyBars("currency", "an amount"),
  toFloor("failing submit, CPU", "fail.cpu", large, 1),
  toFloor("valid submit, CPU", "submit.cpu", large, (read, size) => {
    const byHand = read("rhf", size, "submit.cpu") / read("floor", size, "submit.cpu");
    return Math.max(3, Number.isNaN(byHand) ? 3 : byHand);
  }),
  toFloor("heap, JS and DOM", "heap.total", large, 1.3),
  { ...itself("fields rendered per key in a text", "renders.text.rows", all, 1), exact: true },
  {
    ...itself("fields rendered per key in an amount", "renders.currency.rows", all, 1),
    exact: true,
  },
  { ...itself("fields rendered by a key that mends one", "keyAfter.rows", all, 1), exact: true },
  toBestPeer("mount, CPU", "mount.cpu"),
  toBestPeer("key in a text, CPU", "key.text.cpu"),
  toBestPeer("key in an amount, CPU", "key.currency.cpu"),
  toBestPeer("failing submit, CPU", "fail.cpu"),
  toBestPeer("valid submit, CPU", "submit.cpu"),
  itself("longest task after the first screenful, ms", "mount.longTask", large, 50),
  {
    what: "mount with 5,000 options in one select, to the same with five (5 % is noise)",
    sizes: [selectSize],
    limit: 1.05,
    figure: (read, adapter, size) =>
      read(adapter, size, "select.mount.cpu") / read(adapter, size, "mount.cpu"),
  },
  itself("rows that the server's HTML lacks", "server.absent", all, 0),
];

/** Every bar that what was measured can tell of. */
export function formBars(measured: readonly Measured[]): BarResult[] {
  const read = reader(measured);
  const ours = measured.filter(({ adapter }) => adapter.startsWith("ours"));
  const floorFailed = (size: number): boolean =>
    measured.some((cell) => cell.adapter === "floor" && cell.size === size && hasFailed(cell));
  return bars.flatMap(({ what, sizes, limit, figure, exact }) =>
    ours
      .filter(({ size }) => sizes.includes(size))
      .map((cell) => {
        const { adapter, size } = cell;
        const aim = typeof limit === "number" ? limit : limit(read, size);
        const judge = exact ? exactly : atMost;
        const bar = judge(what, `${adapter} at ${size}`, figure(read, adapter, size), aim);
        return { bar, failed: hasFailed(cell) || floorFailed(size) };
      })
      // What was not asked for is left out; what failed is not met.
      .filter(({ bar, failed }) => failed || !Number.isNaN(bar.figure))
      .map(({ bar }) => bar),
  );
}

const hasFailed = ({ failures }: Measured): boolean => Object.keys(failures).length > 0;
