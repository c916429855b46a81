import { mkdirSync, writeFileSync } from "node:fs";
import type { CDPSession } from "playwright";
import { built } from "./paths.ts";
import { shown, table } from "./table.ts";

/** https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile */
export interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly lineNumber: number };
  }[];
  readonly samples?: readonly number[];
  /** Between samples, microseconds. */
  readonly timeDeltas?: readonly number[];
}

/** Answers with what ends it. */
export async function startProfile(protocol: CDPSession): Promise<() => Promise<Profile>> {
  await protocol.send("Profiler.enable");
  await protocol.send("Profiler.setSamplingInterval", { interval: 100 });
  await protocol.send("Profiler.start");
  return async () => (await protocol.send("Profiler.stop")).profile;
}

/** Keeps profiles for the browser's developer tools, and prints where most time went. */
export function keepProfiles(profiles: ReadonlyMap<string, Profile>, of: string): void {
  mkdirSync(built("profiles"), { recursive: true });
  for (const [name, profile] of profiles) {
    const file = built("profiles", `${of}-${name}.cpuprofile`);
    writeFileSync(file, JSON.stringify(profile));
    console.log(`\n${of}, ${name}: ${file}\n${heaviest(profile)}`);
  }
}

/** Time in functions themselves, not in what they call. */
function heaviest({ nodes, samples = [], timeDeltas = [] }: Profile): string {
  const names = new Map(
    nodes.map(({ id, callFrame }) => [
      id,
      `${callFrame.functionName || "(anonymous)"}:${callFrame.lineNumber + 1}`,
    ]),
  );
  const times = new Map<string, number>();
  for (const [place, id] of samples.entries()) {
    const name = names.get(id) ?? "";
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[place] ?? 0) / 1000);
  }
  times.delete("(idle):0");
  const rows = [...times].toSorted(([, a], [, b]) => b - a).slice(0, 25);
  return table([["function:line", "ms"], ...rows.map(([name, ms]) => [name, shown(ms)])]);
}
