import fc from "fast-check";
import { vi } from "vitest";

const { FC_RUNS, FC_SEED } = process.env;
const numRuns = Number(FC_RUNS ?? 5000);

vi.setConfig({ testTimeout: 10_000 + numRuns * 10 });

/** Tries a law 5,000 times, or as often as the environment's `FC_RUNS` says; `FC_SEED` makes every run the same. */
export const holds = <T>(law: fc.IProperty<T>): void =>
  fc.assert(law, { numRuns, ...(FC_SEED !== undefined && { seed: Number(FC_SEED) }) });
