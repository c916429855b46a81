import type { Place, Side } from "./places.ts";
import type { CallFrame, Profile } from "./profile.ts";
import { shown, table } from "./table.ts";

/** ms: in itself; with what libraries and the browser do for it; with all that it calls. */
interface Spent {
  own: number;
  charged: number;
  whole: number;
}

/** Where the time of one page went. */
export interface Spending {
  /** ms of each phase, by side. */
  readonly phases: Map<string, Map<Side, number>>;
  readonly files: Map<string, Spent>;
  readonly functions: Map<string, Spent>;
}

/** By the innermost of these functions that a sample is in. */
const phases: ReadonlyMap<string, string> = new Map([
  ["(garbage collector)", "garbage"],
  ["(program)", "the browser: style, layout, paint, compiling scripts"],
  ["renderRootSync", "React renders"],
  ["renderRootConcurrent", "React renders"],
  ["flushMutationEffects", "React changes the page"],
  ["flushLayoutEffects", "layout effects"],
  ["flushPassiveEffects", "effects"],
  ["dispatchEvent", "event"],
  ["dispatchDiscreteEvent", "event"],
]);

/** Time of a sample is charged to the innermost function that is not of these. */
const serving: ReadonlySet<Side> = new Set(["React", "browser"]);

export function spendingOf(
  { nodes, samples = [], timeDeltas = [] }: Profile,
  placeOf: (frame: CallFrame) => Place,
): Spending {
  const sum: Spending = { phases: new Map(), files: new Map(), functions: new Map() };
  const stacks = stacksOf(nodes, placeOf);
  for (const [nth, id] of samples.entries()) {
    const stack = stacks.get(id) ?? [];
    const [top] = stack;
    // A sample's time is what passed until the next one.
    const time = (timeDeltas[nth + 1] ?? 0) / 1000;
    if (top === undefined || top.name === "(idle)" || top.name === "(root)") continue;
    const phase = stack.map(({ name }) => phases.get(name)).find(Boolean) ?? "other script";
    const own = stack.find(({ side }) => side !== "browser") ?? top;
    const charged = stack.find(({ side }) => !serving.has(side)) ?? own;
    const sides = sum.phases.get(phase) ?? new Map<Side, number>();
    sum.phases.set(phase, sides.set(charged.side, (sides.get(charged.side) ?? 0) + time));
    addTo(sum.files, fileOf, time, own, charged, stack);
    addTo(sum.functions, functionOf, time, own, charged, stack);
  }
  return sum;
}

const fileOf = ({ file, name }: Place): string => file || name;
const functionOf = ({ file, name }: Place): string => (file ? `${name}, ${file}` : name);

function addTo(
  sums: Map<string, Spent>,
  keyOf: (place: Place) => string,
  time: number,
  own: Place,
  charged: Place,
  stack: readonly Place[],
): void {
  for (const key of new Set(stack.map(keyOf))) {
    const sum = sums.get(key) ?? { own: 0, charged: 0, whole: 0 };
    sums.set(key, sum);
    sum.whole += time;
    if (key === keyOf(own)) sum.own += time;
    if (key === keyOf(charged)) sum.charged += time;
  }
}

/** The function of each node and all that called it, innermost first, without the root. */
function stacksOf(
  nodes: Profile["nodes"],
  placeOf: (frame: CallFrame) => Place,
): ReadonlyMap<number, readonly Place[]> {
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((of) => [of, id])));
  const stacks = new Map<number, readonly Place[]>();
  for (const { id, callFrame } of nodes) {
    const callersOf = stacks.get(callers.get(id) ?? Number.NaN) ?? [];
    const isRoot = callFrame.functionName === "(root)";
    stacks.set(id, isRoot ? [] : [placeOf(callFrame), ...callersOf]);
  }
  return stacks;
}

const sides: readonly Side[] = ["form", "react-hook-form", "React", "bench", "browser"];

const totalOf = ({ phases: found }: Spending): number =>
  [...found.values()].flatMap((times) => [...times.values()]).reduce((sum, time) => sum + time, 0);

/** The means of some pages. */
function meanOf(pages: readonly Spending[]): Spending {
  const mean: Spending = { phases: new Map(), files: new Map(), functions: new Map() };
  const part = (time: number): number => time / pages.length;
  for (const page of pages) {
    for (const [phase, times] of page.phases) {
      const sides = mean.phases.get(phase) ?? new Map<Side, number>();
      mean.phases.set(phase, sides);
      for (const [side, time] of times) sides.set(side, (sides.get(side) ?? 0) + part(time));
    }
    for (const what of ["files", "functions"] as const)
      for (const [name, { own, charged, whole }] of page[what]) {
        const sum = mean[what].get(name) ?? { own: 0, charged: 0, whole: 0 };
        mean[what].set(name, sum);
        sum.own += part(own);
        sum.charged += part(charged);
        sum.whole += part(whole);
      }
  }
  return mean;
}

/** Markdown: by phase, by file and by function. Of the quicker half of the pages: samples go by the clock, and the others waited for the machine. */
export function printSpent(pages: readonly Spending[]): string {
  const quick = pages
    .toSorted((a, b) => totalOf(a) - totalOf(b))
    .slice(0, Math.ceil(pages.length / 2));
  const { phases: found, files, functions } = meanOf(quick);
  const ms = (time: number | undefined): string => (time === undefined ? "" : shown(time));
  const byPhase = [...found].map(([phase, times]) => {
    const all = [...times.values()].reduce((sum, time) => sum + time, 0);
    return { all, cells: [phase, ms(all), ...sides.map((side) => ms(times.get(side)))] };
  });
  const rows = (of: ReadonlyMap<string, Spent>, count: number) =>
    [...of]
      .toSorted(([, a], [, b]) => b.charged - a.charged || b.whole - a.whole)
      .slice(0, count)
      .map(([name, { own, charged, whole }]) => [name, ms(own), ms(charged), ms(whole)]);
  const heads = ["itself", "with libraries and browser", "with all it calls"];
  return [
    `Mean of the quicker ${quick.length} of ${pages.length} pages, ms.`,
    table([
      ["phase", "ms", ...sides],
      ...byPhase.toSorted((a, b) => b.all - a.all).map(({ cells }) => cells),
    ]),
    table([["file", ...heads], ...rows(files, 80)]),
    table([["function", ...heads], ...rows(functions, 100)]),
  ].join("\n\n");
}
