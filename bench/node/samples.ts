import type { AdapterName } from "../adapters/index.ts";
import type { Size } from "../sizes.ts";
import { median, rounded } from "./statistics.ts";

/** One figure over all rounds: the median, the lowest, the highest. */
export type Figure = readonly [median: number, low: number, high: number];

/** What was measured of one adapter at one size. */
export interface Measured {
  readonly adapter: AdapterName;
  readonly size: Size;
  readonly rounds: number;
  readonly figures: Readonly<Record<string, Figure>>;
  /** Why a scenario has no figures, or only those of some rounds. */
  readonly failures: Readonly<Record<string, string>>;
}

/** Figures of one adapter at one size, as they come. */
export interface Samples {
  readonly adapter: AdapterName;
  readonly size: Size;
  readonly numbers: Record<string, number[]>;
  readonly failures: Record<string, string>;
}

export const samplesOf = (adapter: AdapterName, size: Size): Samples => ({
  adapter,
  size,
  numbers: {},
  failures: {},
});

export function addTo({ numbers }: Samples, figures: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(figures)) (numbers[name] ??= []).push(value);
}

export const summarise = ({ adapter, size, numbers, failures }: Samples): Measured => ({
  adapter,
  size,
  rounds: Math.max(0, ...Object.values(numbers).map(({ length }) => length)),
  figures: Object.fromEntries(
    Object.entries(numbers).map(([name, values]) => [
      name,
      [rounded(median(values)), rounded(Math.min(...values)), rounded(Math.max(...values))],
    ]),
  ),
  failures,
});
