import type { Browser, CDPSession, Page } from "playwright";
import { type Recording, type Records, startRecording } from "./profile.ts";
import type { Bench } from "../page/main.tsx";

/** What the main thread spent, in ms of CPU. */
export interface Cost {
  readonly cpu: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

/** A page of its own browser, with one adapter's bundle loaded and nothing drawn. */
export interface BenchPage {
  readonly page: Page;
  readonly protocol: CDPSession;
  /** What was written to the console, or thrown. */
  readonly complaints: string[];
  readonly recording: Recording;
  readonly records: Records;
  /** What loading the page cost: compiling its script, and running what stands outside of functions. */
  readonly load: Cost;
}

export async function openPage(
  browser: Browser,
  url: string,
  recording: Recording,
): Promise<BenchPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(hook);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  const protocol = await context.newCDPSession(page);
  // Time of the thread, not of the clock: other processes on the machine do not count.
  await protocol.send("Performance.enable", { timeDomain: "threadTicks" });
  const records: Records = { profiles: new Map(), covered: [] };
  // Of the same site, so that the process is there, and what is measured is the page.
  await page.goto(new URL("/blank.html", url).href);
  const record = await startRecording(protocol, records, recording);
  await page.goto(url, { waitUntil: "load" });
  await record("load");
  // The browser counts anew for each document.
  const load = costBetween(new Map(), await metricsOf(protocol));
  return { page, protocol, complaints, recording, records, load };
}

/** React tells its developer tools of commits, in production too. Nobody listens until the page counts. */
const hook = `globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  renderers: new Map(),
  inject: () => 1,
  checkDCE() {},
  onCommitFiberUnmount() {},
  onCommitFiberRoot: (_, root) => globalThis.onReactCommit?.(root),
}`;

/** Calls a function of the page's `bench`. */
export function call<Name extends keyof Bench>(
  { page }: BenchPage,
  name: Name,
  ...args: Parameters<Bench[Name]>
): Promise<Awaited<ReturnType<Bench[Name]>>> {
  const expression = `bench[${JSON.stringify(name)}](...${JSON.stringify(args)})`;
  return page.evaluate(expression) as Promise<Awaited<ReturnType<Bench[Name]>>>;
}

/** Does `work` after a collection, and says what it cost. */
export async function costOf<T>(
  { protocol, recording, records }: BenchPage,
  name: string,
  work: () => Promise<T>,
): Promise<{ readonly cost: Cost; readonly result: T }> {
  await protocol.send("HeapProfiler.collectGarbage");
  const record = await startRecording(protocol, records, recording);
  const before = await metricsOf(protocol);
  const result = await work();
  const after = await metricsOf(protocol);
  await record(name);
  return { cost: costBetween(before, after), result };
}

type Metrics = ReadonlyMap<string, number>;

function costBetween(before: Metrics, after: Metrics): Cost {
  const spent = (name: string): number =>
    1000 * ((after.get(name) ?? Number.NaN) - (before.get(name) ?? 0));
  return {
    cpu: spent("TaskDuration"),
    script: spent("ScriptDuration"),
    style: spent("RecalcStyleDuration"),
    layout: spent("LayoutDuration"),
  };
}

async function metricsOf(protocol: CDPSession): Promise<Metrics> {
  const { metrics } = await protocol.send("Performance.getMetrics");
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/** What the page holds after collection: the heaps of JavaScript and of the DOM, in bytes, and nodes. */
export async function memoryOf({ protocol }: BenchPage) {
  for (let times = 0; times < 3; times++) await protocol.send("HeapProfiler.collectGarbage");
  const heap: HeapUsage = await protocol.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await protocol.send("Memory.getDOMCounters");
  return {
    js: heap.usedSize,
    dom: heap.embedderHeapUsedSize ?? Number.NaN,
    nodes,
    listeners: jsEventListeners,
  };
}

/** https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-getHeapUsage */
interface HeapUsage {
  readonly usedSize: number;
  readonly embedderHeapUsedSize?: number;
}
