import type { AdapterName } from "../adapters/index.ts";
import { type BenchBrowser, startBrowser } from "./browser.ts";
import { expect, type Figures } from "./expect.ts";
import { pageFolder } from "./build.ts";
import { within } from "./limit.ts";
import { type ProfileSum, sumProfiles } from "./profile.ts";
import { openPage } from "./page.ts";
import { addTo, type Measured, type Samples, samplesOf, summarise } from "./samples.ts";
import { type ScenarioName, scenarios } from "./scenarios.ts";
import { drawOnServer, htmlOf } from "./server.ts";

export interface Plan {
  readonly url: string;
  readonly sizes: readonly number[];
  readonly adapters: readonly AdapterName[];
  readonly scenarios: readonly ScenarioName[];
  readonly rounds: number;
  /** Seconds that one page may take. */
  readonly limit: number;
  /** Whether to keep a profile of everything timed. */
  readonly profile: boolean;
  /** Seconds for all rounds: none begins, but the first, that would take longer. */
  readonly budget: number;
  /** Told what there is after each round. */
  readonly keep: (measured: readonly Measured[]) => void;
}

/** Scenarios that are counted, not timed: one round tells all. */
const onceOnly: ReadonlySet<ScenarioName> = new Set(["renders"]);

/** The form whose select is large has this many parameters. */
export const selectSize = 100;

/** Measures round by round, so that what else the machine does falls on all alike. */
export async function runRounds(plan: Plan): Promise<{ measured: Measured[]; browser: string }> {
  const began = performance.now();
  const samples = plan.sizes.flatMap((size) => plan.adapters.map((name) => samplesOf(name, size)));
  let running = await startBrowser();
  const { name } = running;
  const profiles = sumProfiles();
  for (let round = 0; round < plan.rounds; round++) {
    const seconds = (performance.now() - began) / 1000;
    if (round > 0 && seconds + seconds / round > plan.budget) break;
    console.log(`Round ${round + 1} of ${plan.rounds}, after ${Math.round(seconds)} s`);
    for (const [scenario, cell] of cellsOf(plan, samples, round)) {
      if (!(await measure(running, plan, scenario, cell, profiles))) {
        await running.close();
        running = await startBrowser();
      }
    }
    plan.keep(samples.map(summarise));
  }
  await running.close();
  profiles.print();
  return { measured: samples.map(summarise), browser: name };
}

/** One page after the other: size by size and scenario by scenario, the adapters in turn, another one first each round. */
function* cellsOf(
  plan: Plan,
  samples: readonly Samples[],
  round: number,
): Generator<[ScenarioName, Samples]> {
  for (const size of plan.sizes)
    for (const scenario of plan.scenarios) {
      if (round > 0 && onceOnly.has(scenario)) continue;
      if (scenario === "select" && size !== selectSize) continue;
      const of = samples.filter((cell) => cell.size === size);
      const first = round % of.length;
      for (const cell of [...of.slice(first), ...of.slice(0, first)])
        if (!hopeless(samples, cell, scenario)) yield [scenario, cell];
    }
}

/** What failed once is not tried again, nor at a larger size; nothing is when mounting took too long. */
const hopeless = (samples: readonly Samples[], cell: Samples, scenario: ScenarioName): boolean =>
  samples.some(({ adapter, size, failures }) => {
    if (adapter !== cell.adapter || size > cell.size) return false;
    const known = failures[scenario] ?? failures["mount"];
    if (known === undefined) return false;
    cell.failures[scenario] ??= size === cell.size ? known : `${known} at ${size}`;
    return true;
  });

/** `false` when the browser must be started anew. */
async function measure(
  { browser }: BenchBrowser,
  { url, limit, profile }: Plan,
  scenario: ScenarioName,
  cell: Samples,
  profiles: ProfileSum,
): Promise<boolean> {
  const { adapter, size } = cell;
  const work = async (): Promise<Figures> => {
    if (scenario === "server") return drawOnServer(adapter, size, limit);
    const html = scenario === "hydrate" ? await htmlOf(adapter, size, limit) : "";
    const page = await openPage(
      browser,
      `${url}/${pageFolder(adapter, profile)}/index.html`,
      profile,
    );
    const figures = await scenarios[scenario](page, { size, html });
    await page.close();
    if (page.profiles) profiles.add(page.profiles, `${adapter}-${size}-${scenario}`);
    expect("complaints", page.complaints, []);
    return figures;
  };
  try {
    addTo(cell, await within(limit, work()));
    return true;
  } catch (error) {
    cell.failures[scenario] = String(error instanceof Error ? error.message : error).slice(0, 300);
    console.log(`${adapter} at ${size}, ${scenario}: ${cell.failures[scenario]}`);
    return false;
  }
}
