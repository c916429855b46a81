import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LaunchOptions } from "playwright";
import { packagedChromium } from "../support/chromium.ts";

/** Letters of one colour: pictures are half the size, and few of their pixels are mixed. */
const withoutSmoothing = (fonts: string) => `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">${fonts}</include>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>false</bool></edit>
  </match>
</fontconfig>
`;

/** The packaged browser, which draws the same on every machine. `folder` is where its settings for fonts are written. */
export async function plainChromium(folder: string): Promise<LaunchOptions> {
  const { source, env = {}, ...options } = await packagedChromium();
  console.log(`Browser: ${source}`);
  const file = join(folder, "fonts.conf");
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, withoutSmoothing(env["FONTCONFIG_FILE"] ?? ""));
  return { ...options, env: { ...env, FONTCONFIG_FILE: file } };
}
