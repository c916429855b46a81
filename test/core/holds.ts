import fc from "fast-check";
import { vi } from "vitest";

const { FC_RUNS, FC_SEED } = process.env;
const seed = FC_SEED === undefined ? {} : { seed: Number(FC_SEED) };

vi.setConfig({ testTimeout: 60_000 + Number(FC_RUNS ?? 1000) * 30 });

interface Effort {
  /** How often it is tried in `npm test`; 1,000 times unless given. */
  readonly runs?: number;
  /** How many times `FC_RUNS` it is tried where the environment says that; once unless given. */
  readonly deep?: number;
}

/** Tries a law 1,000 times, or as often as the environment's `FC_RUNS` says; `FC_SEED` makes every run the same. */
export const holds = <T>(law: fc.IProperty<T>, { runs = 1000, deep = 1 }: Effort = {}): void =>
  fc.assert(law, { numRuns: FC_RUNS === undefined ? runs : Number(FC_RUNS) * deep, ...seed });
