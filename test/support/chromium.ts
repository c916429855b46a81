import { execFileSync } from "node:child_process";
import {
  accessSync,
  constants,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

export interface Browser {
  executablePath?: string;
  args: string[];
  env: Record<string, string>;
  /** Where the browser came from, for the log. */
  source: string;
}

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * What Chromium would set as it starts is set before: a variable more has glibc move the environment while another thread
 * of it is reading there, and one start in thousands ended with SIGSEGV in `getenv`.
 */
const env = {
  DBUS_SESSION_BUS_ADDRESS: "disabled:",
  FC_FONTATIONS: "1",
  ...(process.env as Record<string, string>),
};

/** CHROMIUM_PATH, then Playwright's own browser, then a system browser, then the one in node_modules. */
export async function findChromium(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!runnable(named))
      throw new Error(`CHROMIUM_PATH is "${named}", which is not an executable file`);
    return { executablePath: named, args, env, source: "CHROMIUM_PATH" };
  }
  const { chromium } = await import("playwright");
  // Playwright starts its headless shell, which lies beside the full browser that executablePath() names.
  const shell = chromium
    .executablePath()
    .replace(
      /([\\/])chromium-(\d+)[\\/].*$/,
      "$1chromium_headless_shell-$2$1INSTALLATION_COMPLETE",
    );
  if (existsSync(shell)) return { args, env, source: "Playwright" };
  const system = onSystem();
  if (system) return { executablePath: system, args, env, source: "system" };
  if (process.platform === "linux" && process.arch === "x64") return packagedChromium();
  throw new Error(
    'No Chromium found. Run "npx playwright install chromium", install Chrome, or set CHROMIUM_PATH.',
  );
}

function runnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onSystem(): string | undefined {
  const places =
    process.platform === "darwin"
      ? [
          "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
          "/Applications/Chromium.app/Contents/MacOS/Chromium",
        ]
      : process.platform === "win32"
        ? ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].map((v) =>
            join(process.env[v] ?? "", "Google/Chrome/Application/chrome.exe"),
          )
        : (process.env.PATH ?? "")
            .split(delimiter)
            .flatMap((dir) =>
              ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"].map(
                (name) => join(dir, name),
              ),
            );
  return places.find(runnable);
}

/** Unpacks @sparticuz/chromium once per version into node_modules/.cache (its own code shares the temp folder between versions). */
export async function packagedChromium(): Promise<Browser> {
  const require = createRequire(import.meta.url);
  let root = dirname(require.resolve("@sparticuz/chromium"));
  while (!existsSync(join(root, "bin/chromium.br")) && root !== dirname(root)) root = dirname(root);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    version: string;
  };
  const cache = join(root, "../../.cache");
  const dir = join(cache, `chromium-${version}`);
  if (!existsSync(dir)) {
    mkdirSync(cache, { recursive: true });
    const unpacking = mkdtempSync(`${dir}-`);
    const unbrotli = async (name: string, to: string, mode = 0o644): Promise<void> => {
      await pipeline(
        createReadStream(join(root, "bin", name)),
        createBrotliDecompress(),
        createWriteStream(join(unpacking, to), { mode }),
      );
    };
    await Promise.all([
      unbrotli("chromium.br", "chromium", 0o755),
      ...["al2023", "fonts", "swiftshader"].map(async (name) => {
        await unbrotli(`${name}.tar.br`, `${name}.tar`);
        execFileSync("tar", ["-xf", `${name}.tar`, "--no-same-owner"], { cwd: unpacking });
        rmSync(join(unpacking, `${name}.tar`));
      }),
    ]);
    // Beside its fonts, which it names from where it lies: written once, as a browser that starts meanwhile would read half of it.
    writeFileSync(
      join(unpacking, "fonts.conf"),
      '<?xml version="1.0"?><fontconfig><dir prefix="relative">fonts</dir></fontconfig>',
    );
    try {
      renameSync(unpacking, dir);
    } catch (e) {
      if (!existsSync(dir)) throw e; // else: another process was first
      rmSync(unpacking, { recursive: true });
    }
  }
  return {
    executablePath: join(dir, "chromium"),
    args,
    env: {
      ...env,
      LD_LIBRARY_PATH: join(dir, "lib"),
      FONTCONFIG_FILE: join(dir, "fonts.conf"),
    },
    source: `@sparticuz/chromium ${version}`,
  };
}
