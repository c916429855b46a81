import type { CDPSession, Page } from "playwright";
import { expect, test } from "vitest";
import { reacts } from "../../support/bundle.ts";
import { isDeep } from "../../support/isDeep.ts";
import { ownBrowser } from "../../support/ownBrowser.ts";
import { servePage } from "../../support/servePage.ts";

const openPage = ownBrowser();

/** What the page holds once everything that nobody holds is gone. */
async function heapUsage(cdp: CDPSession) {
  await cdp.send("HeapProfiler.collectGarbage");
  await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    heap: of("JSHeapUsedSize"),
    nodes: of("Nodes"),
    listeners: of("JSEventListeners"),
  };
}

const mount = (page: Page, count: number): Promise<unknown> =>
  page.evaluate((times) => Reflect.get(window, "mount")(times), count);

/** How often a form is drawn before and between the two readings. One that is kept takes some 100 kB. */
const [first, second] = isDeep ? [200, 700] : [60, 120];

test.each(reacts)(
  `with React %s ${second} forms of 50 parameters, mounted, used and unmounted in strict mode, leave nothing behind`,
  async (react) => {
    const site = await servePage("react/hosts/hostsMemoryPage.tsx", react);
    const { page } = await openPage();
    await page.goto(site.url);
    await page.waitForFunction(() => "mount" in window);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Performance.enable");
    // What is loaded once and compiled anew as it is used more, and what React keeps of the root before the last.
    await mount(page, 40);
    await heapUsage(cdp);
    await mount(page, first);
    const before = await heapUsage(cdp);
    await mount(page, second);
    const after = await heapUsage(cdp);
    expect(after.heap - before.heap).toBeLessThan(1_000_000);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners);
    await page.close();
    await site.close();
  },
  900_000,
);
