import { mkdirSync, writeFileSync } from "node:fs";
import type { CDPSession } from "playwright";
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
export async function startProfile(protocol: CDPSession): Promise<() => Promise<Profile>> {
  await protocol.send("Profiler.enable");
  await protocol.send("Profiler.setSamplingInterval", { interval: 100 });
  await protocol.send("Profiler.start");
  return async () => (await protocol.send("Profiler.stop")).profile;
}

/** Profiles of the same work, in several pages: one page's samples are few. */
export interface ProfileSum {
  add(profiles: ReadonlyMap<string, Profile>, of: string, folder: string): void;
  print(): void;
}

/** Keeps the newest profile of each kind for the browser's developer tools, and prints where the time went, per page. */
export function sumProfiles(): ProfileSum {
  const sums = new Map<string, Spending[]>();
  const places = new Map<string, (frame: CallFrame) => Place>();
  return {
    add(profiles, of, folder) {
      mkdirSync(built("profiles"), { recursive: true });
      const placeOf = places.get(folder) ?? placesOf(built("pages", folder));
      places.set(folder, placeOf);
      for (const [name, profile] of profiles) {
        const kind = `${of}-${name}`;
        writeFileSync(built("profiles", `${kind}.cpuprofile`), JSON.stringify(profile));
        sums.set(kind, [...(sums.get(kind) ?? []), spendingOf(profile, placeOf)]);
      }
    },
    print() {
      for (const [kind, pages] of sums) {
        const text = `# ${kind}\n\n${printSpent(pages)}\n`;
        writeFileSync(built("profiles", `${kind}.md`), text);
        console.log(`\n${text}`);
      }
    },
  };
}
