import type { Browser } from "playwright";
import { type AdapterName, drawingW4 } from "../adapters/index.ts";
import { countOf, type Size } from "../sizes.ts";
import { startBrowser } from "./browser.ts";
import { named } from "./cell.ts";
import { expect, type Figures } from "./expect.ts";
import { pageFolder } from "./build.ts";
import { within } from "./limit.ts";
import { type ProfileSum, type Recording, sumProfiles } from "./profile.ts";
import { openPage } from "./page.ts";
import { addTo, type Measured, type Samples, samplesOf, summarise } from "./samples.ts";
import { type ScenarioName, scenarios } from "./scenarios.ts";
import { drawOnServer, htmlOf } from "./server.ts";

export interface Plan {
  readonly url: string;
  readonly sizes: readonly Size[];
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
const onceOnly: ReadonlySet<ScenarioName> = new Set(["renders", "memory"]);

/** The form whose select is large has this many parameters. */
export const selectSize = 100;

/** What is measured at one size only. */
const onlyAt: Partial<Record<ScenarioName, Size>> = { memory: 10, select: selectSize };

/** Measures round by round, so that what else the machine does falls on all alike. */
export async function runRounds(plan: Plan): Promise<{ measured: Measured[]; browser: string }> {
  const began = performance.now();
  const samples = plan.sizes.flatMap((size) =>
    plan.adapters
      .filter((name) => size !== "w4" || drawingW4.has(name))
      .map((name) => samplesOf(name, size)),
  );
  let browser = "";
  const profiles = sumProfiles();
  for (let round = 0; round < plan.rounds; round++) {
    const seconds = (performance.now() - began) / 1000;
    if (round > 0 && seconds + seconds / round > plan.budget) break;
    console.log(`Round ${round + 1} of ${plan.rounds}, after ${Math.round(seconds)} s`);
    for (const [scenario, cell] of cellsOf(plan, samples, round))
      browser = await measure(plan, scenario, cell, profiles, recordingOf(plan, round));
    plan.keep(samples.map(summarise));
  }
  profiles.print();
  return { measured: samples.map(summarise), browser };
}

/** The first round tells which functions are called, the others how long they take. */
function recordingOf({ profile }: Plan, round: number): Recording {
  if (!profile) return null;
  return round === 0 ? "calls" : "samples";
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
      if ((onlyAt[scenario] ?? size) !== size) continue;
      const of = samples.filter((cell) => cell.size === size);
      const first = round % of.length;
      for (const cell of [...of.slice(first), ...of.slice(0, first)])
        if (!hopeless(samples, cell, scenario)) yield [scenario, cell];
    }
}

/** What failed once is not tried again, nor at a larger size; nothing is when mounting took too long. */
const hopeless = (samples: readonly Samples[], cell: Samples, scenario: ScenarioName): boolean =>
  samples.some(({ adapter, size, failures }) => {
    if (adapter !== cell.adapter || countOf(size) > countOf(cell.size)) return false;
    const known = failures[scenario] ?? failures["mount"];
    if (known === undefined) return false;
    cell.failures[scenario] ??= size === cell.size ? known : `${known} at ${size}`;
    return true;
  });

/** In a browser of its own, so that nothing is compiled or kept from a cell before. Answers with its name. */
async function measure(
  plan: Plan,
  scenario: ScenarioName,
  cell: Samples,
  profiles: ProfileSum,
  recording: Recording,
): Promise<string> {
  const { adapter, size } = cell;
  const running = await startBrowser();
  try {
    const work =
      scenario === "server"
        ? drawOnServer(adapter, size, plan.limit)
        : inBrowser(running.browser, plan, scenario, cell, profiles, recording);
    addTo(cell, await within(plan.limit, work));
  } catch (error) {
    cell.failures[scenario] = String(error instanceof Error ? error.message : error).slice(0, 300);
    console.log(`${adapter} at ${size}, ${scenario}: ${cell.failures[scenario]}`);
  }
  await running.close();
  return running.name;
}

async function inBrowser(
  browser: Browser,
  { url, limit, profile }: Plan,
  scenario: Exclude<ScenarioName, "server">,
  { adapter, size }: Samples,
  profiles: ProfileSum,
  recording: Recording,
): Promise<Figures> {
  const html = scenario === "hydrate" ? await htmlOf(adapter, size, limit) : "";
  const folder = pageFolder(adapter, size, profile);
  const page = await openPage(browser, `${url}/${folder}/index.html`, recording);
  const figures = await scenarios[scenario](page, { size, html });
  if (recording) profiles.add(page.records, `${adapter}-${size}-${scenario}`, folder);
  expect("complaints", page.complaints, []);
  return scenario === "mount" ? { ...figures, ...named("load", page.load) } : figures;
}
