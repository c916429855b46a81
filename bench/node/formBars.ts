import { type AdapterName, peers } from "../adapters/index.ts";
import { type Size, titleOf } from "../sizes.ts";
import { atMost, type BarResult } from "./bar.ts";
import type { Measured } from "./samples.ts";
import { selectSize } from "./rounds.ts";

/** The median of a figure, or `NaN` where it was not measured. */
export type Read = (adapter: AdapterName, size: Size, figure: string) => number;

export const reader =
  (measured: readonly Measured[]): Read =>
  (adapter, size, figure) =>
    measured.find((cell) => cell.adapter === adapter && cell.size === size)?.figures[figure]?.[0] ??
    Number.NaN;

const generated: readonly Size[] = [10, 100, 1000, 5000];
const small: readonly Size[] = [10, 100, "w4"];
const large: readonly Size[] = [1000, 5000];

interface Bar {
  readonly what: string;
  readonly sizes: readonly Size[];
  readonly limit: number;
  figure(read: Read, adapter: AdapterName, size: Size): number;
}

const itself = (what: string, figure: string, sizes: readonly Size[], limit: number): Bar => ({
  what,
  sizes,
  limit,
  figure: (read, adapter, size) => read(adapter, size, figure),
});

const to =
  (other: AdapterName) =>
  (what: string, figure: string, sizes: readonly Size[], limit: number): Bar => ({
    what: `${what}, to ${other}`,
    sizes,
    limit,
    figure: (read, adapter, size) => read(adapter, size, figure) / read(other, size, figure),
  });

const toFloor = to("floor");
const toRhf = to("rhf");

/** Not behind whatever is best of the others; JSON Forms has no say in submits, as it validates at each key. */
const toBestPeer = (what: string, figure: string): Bar => ({
  what: `${what}, to the best peer`,
  sizes: large,
  limit: 1.05,
  figure(read, adapter, size) {
    const comparable = peers.filter(
      (peer) => peer !== "jsonforms" || !/^(fail|submit)/.test(figure),
    );
    const theirs = comparable
      .map((peer) => read(peer, size, figure))
      .filter((ms) => !Number.isNaN(ms));
    return theirs.length === 0 ? Number.NaN : read(adapter, size, figure) / Math.min(...theirs);
  },
});

/** By main-thread CPU, and by the clock, which waits for the frame too. */
const keyBars = (field: string, named: string, few: number): Bar[] => [
  toFloor(`key in ${named}, CPU`, `key.${field}.cpu`, small, few),
  toFloor(`key in ${named} to its frame, by the clock`, `key.${field}.frame`, small, few),
  toFloor(`key in ${named}, CPU`, `key.${field}.cpu`, large, 0.5),
  toFloor(`key in ${named} to its frame, by the clock`, `key.${field}.frame`, large, 0.5),
  {
    what: `key in ${named}, CPU, to the same at 1,000 (10 % is noise)`,
    sizes: [5000],
    limit: 1.1,
    figure: (read, adapter, size) =>
      read(adapter, size, `key.${field}.cpu`) / read(adapter, 1000, `key.${field}.cpu`),
  },
];

const bars: readonly Bar[] = [
  toRhf("mount in a cold page, CPU", "mount.cpu", small, 1.15),
  toFloor("mount in a warm page, CPU", "warm.cpu", small, 1.3),
  toRhf("first paint, by the clock", "mount.contentful", small, 1.2),
  toFloor("mount in a cold page, CPU", "mount.cpu", large, 1.4),
  toFloor("first screenful painted and usable", "mount.screenful", large, 0.3),
  ...keyBars("text", "a text", 1),
  ...keyBars("currency", "an amount", 1.15),
  toFloor("failing submit, CPU", "fail.cpu", small, 1.3),
  toFloor("failing submit, CPU", "fail.cpu", large, 1.2),
  toFloor("valid submit, CPU", "submit.cpu", small, 1.5),
  toFloor("valid submit, CPU", "submit.cpu", large, 2.2),
  itself("longest task after the first screenful, ms", "mount.longTask", large, 50),
  toBestPeer("mount in a cold page, CPU", "mount.cpu"),
  toBestPeer("mount in a warm page, CPU", "warm.cpu"),
  toBestPeer("key in a text, CPU", "key.text.cpu"),
  toBestPeer("key in an amount, CPU", "key.currency.cpu"),
  toBestPeer("failing submit, CPU", "fail.cpu"),
  toBestPeer("valid submit, CPU", "submit.cpu"),
  toFloor("heap, JS and DOM", "heap.total", large, 1.3),
  itself("fields rendered per key in a text", "renders.text.rows", generated, 1),
  itself("fields rendered per key in an amount", "renders.currency.rows", generated, 1),
  itself("fields rendered by a key that mends one", "keyAfter.rows", generated, 1),
  {
    what: "mount with 5,000 options in one select, to the same with five (5 % is noise)",
    sizes: [selectSize],
    limit: 1.05,
    figure: (read, adapter, size) =>
      read(adapter, size, "select.mount.cpu") / read(adapter, size, "mount.cpu"),
  },
  itself("rows that the server's HTML lacks", "server.absent", generated, 0),
];

/** Every bar that what was measured can tell of. */
export function formBars(measured: readonly Measured[]): BarResult[] {
  const read = reader(measured);
  const ours = measured.filter(({ adapter }) => adapter.startsWith("ours"));
  const floorFailed = (size: Size): boolean =>
    measured.some((cell) => cell.adapter === "floor" && cell.size === size && hasFailed(cell));
  return bars.flatMap(({ what, sizes, limit, figure }) =>
    ours
      .filter(({ size }) => sizes.includes(size))
      .map((cell) => {
        const { adapter, size } = cell;
        const of = `${adapter} at ${titleOf(size)}`;
        const bar = atMost(what, of, figure(read, adapter, size), limit);
        return { bar, failed: hasFailed(cell) || floorFailed(size) };
      })
      // What was not asked for is left out; what failed is not met.
      .filter(({ bar, failed }) => failed || !Number.isNaN(bar.figure))
      .map(({ bar }) => bar),
  );
}

const hasFailed = ({ failures }: Measured): boolean => Object.keys(failures).length > 0;
