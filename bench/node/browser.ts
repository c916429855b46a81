import { type Browser, chromium } from "playwright";
import { findChromium } from "../../test/support/chromium.ts";

/** A browser that can be ended even when a page of it never answers again. */
export interface BenchBrowser {
  readonly browser: Browser;
  readonly name: string;
  close(): Promise<void>;
}

export async function startBrowser(): Promise<BenchBrowser> {
  const { source, ...options } = await findChromium();
  const server = await chromium.launchServer({ ...options, args: [...options.args, '--disable-frame-rate-limit','--disable-gpu-vsync'], headless: true });
  const browser = await chromium.connect(server.wsEndpoint());
  return {
    browser,
    name: `Chromium ${browser.version()} (${source})`,
    close: () => server.kill(),
  };
}
