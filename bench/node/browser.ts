import { type Browser, chromium } from "playwright";
import { findChromium } from "../../test/support/chromium.ts";

/** A browser that can be ended even when a page of it never answers again. */
export interface BenchBrowser {
  readonly browser: Browser;
  readonly name: string;
  close(): Promise<void>;
}

/** Frames are drawn once there is something to draw, not when a display would show them: each key takes 16 ms until then, whatever is done in them. */
const unpaced = ["--disable-frame-rate-limit", "--disable-gpu-vsync"];

export async function startBrowser(): Promise<BenchBrowser> {
  const { source, args, ...options } = await findChromium();
  const server = await chromium.launchServer({
    ...options,
    args: [...args, ...unpaced],
    headless: true,
  });
  const browser = await chromium.connect(server.wsEndpoint());
  return {
    browser,
    name: `Chromium ${browser.version()} (${source})`,
    close: () => server.kill(),
  };
}
