import { mkdirSync, writeFileSync } from "node:fs";
import type { CDPSession } from "playwright";
import {
  type Covered,
  type FirstCalls,
  firstCallsOf,
  printFirstCalls,
  startCovering,
} from "./entered.ts";
import { built } from "./paths.ts";
import { type Place, placesOf } from "./places.ts";
import { printSpent, type Spending, spendingOf } from "./spending.ts";

/** https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile */
export interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: CallFrame;
    readonly children?: readonly number[];
  }[];
  readonly samples?: readonly number[];
  /** Between samples, microseconds. */
  readonly timeDeltas?: readonly number[];
}

/** Where a function begins, lines and columns from 0; what the browser does itself has no `url`. */
export interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

/** Answers with what ends it. */
async function startProfile(protocol: CDPSession): Promise<() => Promise<Profile>> {
  await protocol.send("Profiler.enable");
  await protocol.send("Profiler.setSamplingInterval", { interval: 100 });
  await protocol.send("Profiler.start");
  return async () => (await protocol.send("Profiler.stop")).profile;
}

/** What is kept of one page, by the name of what was done in it. */
export interface Records {
  readonly profiles: Map<string, Profile>;
  /** Since the entry before; without a name, of what nobody asked for. */
  readonly covered: { readonly name: string; readonly covered: readonly Covered[] }[];
}

/** How a page is recorded: samples of where it is, or which functions were called. The second slows it down, so no page has both. */
export type Recording = "samples" | "calls" | null;

/** Begins to record; answers with what keeps that under a name. */
export async function startRecording(
  protocol: CDPSession,
  records: Records,
  recording: Recording,
): Promise<(name: string) => Promise<void>> {
  if (recording === null) return async () => {};
  if (recording === "calls") {
    const calls = await startCovering(protocol, records.covered.length === 0);
    records.covered.push({ name: "", covered: await calls() });
    return async (name) => void records.covered.push({ name, covered: await calls() });
  }
  const stop = await startProfile(protocol);
  return async (name) => void records.profiles.set(name, await stop());
}

/** Records of the same work, in several pages: one page's samples are few. */
export interface ProfileSum {
  add(records: Records, of: string, folder: string): void;
  print(): void;
}

/** Keeps the newest profile of each kind for the browser's developer tools, and prints where the time went, per page. */
export function sumProfiles(): ProfileSum {
  const sums = new Map<string, Spending[]>();
  const calls = new Map<string, FirstCalls>();
  const places = new Map<string, (frame: CallFrame) => Place>();
  return {
    add({ profiles, covered }, of, name) {
      const folder = built("pages", name);
      mkdirSync(built("profiles"), { recursive: true });
      const placeOf = places.get(folder) ?? placesOf(folder);
      places.set(folder, placeOf);
      for (const [what, found] of firstCallsOf(folder, placeOf, covered))
        if (what !== "") calls.set(`${of}-${what}`, found);
      for (const [what, profile] of profiles) {
        const kind = `${of}-${what}`;
        writeFileSync(built("profiles", `${kind}.cpuprofile`), JSON.stringify(profile));
        sums.set(kind, [...(sums.get(kind) ?? []), spendingOf(profile, placeOf)]);
      }
    },
    print() {
      for (const kind of new Set([...calls.keys(), ...sums.keys()])) {
        const [first, pages] = [calls.get(kind), sums.get(kind)];
        const text = [
          `# ${kind}`,
          ...(first ? [printFirstCalls(first)] : []),
          ...(pages ? [printSpent(pages)] : []),
          "",
        ].join("\n\n");
        writeFileSync(built("profiles", `${kind}.md`), text);
        console.log(`\n${text}`);
      }
    },
  };
}
