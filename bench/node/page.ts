import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type Browser, chromium, type CDPSession, type Page } from "playwright";
import { findChromium } from "../../test/support/chromium.ts";
import type { Bench } from "../page/main.tsx";
import { expect } from "./report.ts";

/** Frames are painted once there is something to paint, not at a display's pace: each key takes 16 ms at that, whatever it does. */
const unpaced = ["--disable-frame-rate-limit", "--disable-gpu-vsync"];

/** Starts a browser that can be ended even when a page of it never answers again. */
async function startBrowser() {
  const { source, args, ...options } = await findChromium();
  const server = await chromium.launchServer({ ...options, args: [...args, ...unpaced] });
  const browser = await chromium.connect(server.wsEndpoint());
  const name = `Chromium ${browser.version()} (${source})`;
  return { browser, name, close: () => server.kill() };
}

/** A page with one adapter's bundle loaded and nothing rendered. */
export class BenchPage {
  /** Messages of the console's errors, and of thrown ones. */
  readonly complaints: string[] = [];

  private constructor(
    private readonly page: Page,
    private readonly protocol: CDPSession,
  ) {
    page.on("pageerror", (error) => this.complaints.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") this.complaints.push(message.text());
    });
  }

  /** Loads a page. `load` is its cost: compiling the script, and running its top level. */
  static async open(browser: Browser, url: string, trace: boolean) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    // Time of the thread, not of the clock: other processes on the machine do not count.
    await protocol.send("Performance.enable", { timeDomain: "threadTicks" });
    // Of the same site, so that the process exists already.
    await page.goto(new URL("/blank.html", url).href);
    if (trace) await browser.startTracing(page);
    const bench = new BenchPage(page, protocol);
    await page.goto(url, { waitUntil: "load" });
    // The browser counts anew for each document.
    return { bench, load: await bench.spent() };
  }

  /** Calls a function of the page. */
  call<Name extends keyof Bench>(
    name: Name,
    ...args: Parameters<Bench[Name]>
  ): Promise<Awaited<ReturnType<Bench[Name]>>> {
    const expression = `bench[${JSON.stringify(name)}](...${JSON.stringify(args)})`;
    return this.page.evaluate(expression) as Promise<Awaited<ReturnType<Bench[Name]>>>;
  }

  /** Runs `work` after a collection and returns the main thread's CPU time, ms. */
  async costOf(work: () => Promise<unknown>): Promise<number> {
    await this.protocol.send("HeapProfiler.collectGarbage");
    const before = await this.spent();
    await work();
    return (await this.spent()) - before;
  }

  /** The main thread's CPU time since the document began, ms. */
  private async spent(): Promise<number> {
    const { metrics } = await this.protocol.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  }

  /** The heaps of JavaScript and of the DOM after collection, bytes. */
  async heap(): Promise<{ readonly js: number; readonly dom: number }> {
    for (let times = 0; times < 3; times++) await this.protocol.send("HeapProfiler.collectGarbage");
    // https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-getHeapUsage
    const heap: { usedSize: number; embedderHeapUsedSize?: number } =
      await this.protocol.send("Runtime.getHeapUsage");
    return { js: heap.usedSize, dom: heap.embedderHeapUsedSize ?? Number.NaN };
  }

  /** Makes the page tell of frames, for `press`. */
  async watchKeys(): Promise<void> {
    await this.protocol.send("Runtime.enable");
    await this.protocol.send("Runtime.addBinding", { name: "onKeyFrame" });
    await this.call("watchKeys");
  }

  /** Presses keys one after the other, each when the frame of the one before it was painted. */
  async press(keys: string): Promise<void> {
    for (const key of keys) {
      const frame = new Promise((resolve) => this.protocol.once("Runtime.bindingCalled", resolve));
      const stroke = { key, windowsVirtualKeyCode: 0 };
      await this.protocol.send("Input.dispatchKeyEvent", { ...stroke, type: "keyDown", text: key });
      await this.protocol.send("Input.dispatchKeyEvent", { ...stroke, type: "keyUp" });
      await frame;
    }
  }
}

/** Seconds that one page may take. */
const limit = 30;

/**
 * Opens a page in a browser of its own, so that nothing is compiled or kept from a page before. Passes its load to
 * `work`, and returns what that does, with the name of the browser.
 */
export async function inPage<T>(
  url: string,
  trace: string | null,
  work: (page: BenchPage, load: number) => Promise<T>,
): Promise<{ readonly result: T; readonly browser: string }> {
  const { browser, name, close } = await startBrowser();
  const run = async (): Promise<T> => {
    const { bench, load } = await BenchPage.open(browser, url, trace !== null);
    const result = await work(bench, load);
    expect("complaints", bench.complaints, []);
    if (trace !== null) {
      mkdirSync(dirname(trace), { recursive: true });
      writeFileSync(trace, await browser.stopTracing());
    }
    return result;
  };
  try {
    return { result: await within(limit, run()), browser: name };
  } finally {
    await close();
  }
}

/** @throws Error when `work` takes longer than `seconds`. */
async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`did not finish in ${seconds} s`);
    timer = setTimeout(() => reject(error), seconds * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
