import { mkdirSync, writeFileSync } from "node:fs";
import type { CDPSession } from "playwright";
import { built } from "./paths.ts";
import { shown, table } from "./table.ts";

/** https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile */
export interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly lineNumber: number };
    readonly children?: readonly number[];
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

/** Where the time of a function went, ms: in itself, and in it and all that it calls. */
interface Spent {
  own: number;
  whole: number;
}

/** Profiles of the same work, in several pages: one page's samples are few. */
export interface ProfileSum {
  add(profiles: ReadonlyMap<string, Profile>, of: string): void;
  print(): void;
}

/** Keeps the newest profile of each kind for the browser's developer tools, and prints where most time went, per page. */
export function sumProfiles(): ProfileSum {
  const sums = new Map<string, { pages: number; readonly spent: Map<string, Spent> }>();
  return {
    add(profiles, of) {
      mkdirSync(built("profiles"), { recursive: true });
      for (const [name, profile] of profiles) {
        const kind = `${of}-${name}`;
        writeFileSync(built("profiles", `${kind}.cpuprofile`), JSON.stringify(profile));
        const sum = sums.get(kind) ?? { pages: 0, spent: new Map() };
        sums.set(kind, sum);
        sum.pages++;
        addSpent(sum.spent, profile);
      }
    },
    print() {
      for (const [kind, { pages, spent }] of sums)
        console.log(`\n${kind}, ms a page of ${pages}\n${heaviest(spent, pages)}`);
    },
  };
}

function addSpent(
  spent: Map<string, Spent>,
  { nodes, samples = [], timeDeltas = [] }: Profile,
): void {
  const stacks = stacksOf(nodes);
  for (const [place, id] of samples.entries()) {
    const [own, ...callers] = stacks.get(id) ?? [];
    const time = (timeDeltas[place] ?? 0) / 1000;
    if (own === undefined || own === "(idle):0") continue;
    for (const name of new Set([own, ...callers])) {
      const sum = spent.get(name) ?? { own: 0, whole: 0 };
      spent.set(name, sum);
      sum.whole += time;
      if (name === own) sum.own += time;
    }
  }
}

/** The function of each node and all that called it, innermost first. */
function stacksOf(nodes: Profile["nodes"]): ReadonlyMap<number, readonly string[]> {
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((of) => [of, id])));
  const stacks = new Map<number, readonly string[]>();
  for (const { id, callFrame } of nodes) {
    const name = `${callFrame.functionName || "(anonymous)"}:${callFrame.lineNumber + 1}`;
    stacks.set(id, [name, ...(stacks.get(callers.get(id) ?? Number.NaN) ?? [])]);
  }
  return stacks;
}

function heaviest(spent: ReadonlyMap<string, Spent>, pages: number): string {
  const rows = (of: keyof Spent) =>
    [...spent]
      .toSorted(([, a], [, b]) => b[of] - a[of])
      .slice(0, 40)
      .map(([name, { own, whole }]) => [name, shown(own / pages), shown(whole / pages)]);
  const head = ["function:line", "itself, ms", "with what it calls, ms"];
  return `${table([head, ...rows("own")])}\n\n${table([head, ...rows("whole")])}`;
}
