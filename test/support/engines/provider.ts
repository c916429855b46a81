import { accessSync, constants } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import { playwright } from "@vitest/browser-playwright";
import type { BrowserProvider, BrowserProviderOption, TestProject } from "vitest/node";
import { type Actor, actorOf } from "./actor.ts";
import { sendAsChromium } from "./chromiumProtocol.ts";
import { commandsOf } from "./commands.ts";
import type { Driver, Engine } from "./driver.ts";
import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";

const engines: Readonly<Record<string, Engine>> = { firefox, webkit };

/** Where a program is. */
function find(program: string): string | undefined {
  const folders = isAbsolute(program) ? [""] : (process.env["PATH"] ?? "").split(delimiter);
  return folders
    .map((folder) => join(folder, program))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** What is missing for an engine, in words; nothing when all is there. */
function missing({ programs }: Engine): string | undefined {
  const absent = Object.entries(programs).filter(([program]) => find(program) === undefined);
  if (absent.length === 0) return undefined;
  const names = absent.map(([program]) => program).join(", ");
  const packages = [...new Set(absent.map(([, name]) => name))].join(" ");
  return `${names} not found. On Debian: apt-get install --no-install-recommends ${packages}`;
}

/** What Vitest serves before the tests: Playwright's locators, and what the commands call in the page. */
const initScripts = [
  fileURLToPath(new URL("locators.js", import.meta.resolve("@vitest/browser-playwright"))),
  join(import.meta.dirname, "inPage.ts"),
];

function providerOf(project: TestProject, engine: Engine): BrowserProvider {
  let driver: Driver | undefined;
  let actor: Actor | undefined;
  const acting = (): Actor => {
    if (!actor) throw new Error("The browser is not open");
    return actor;
  };
  const start = async (): Promise<Actor> => {
    const lack = missing(engine);
    if (lack !== undefined) throw new Error(lack);
    driver = await engine.start((program) => find(program) ?? program);
    await driver.send("setTimeouts", { script: 600_000, pageLoad: 600_000 });
    await driver.send("setWindowRect", { x: 0, y: 0, width: 1600, height: 1400 });
    const started = actorOf(driver);
    for (const [name, act] of Object.entries(commandsOf(started)))
      Reflect.apply(Reflect.get(project.browser ?? {}, "registerCommand"), project.browser, [
        `__vitest_${name}`,
        (_context: unknown, ...words: readonly unknown[]) => Reflect.apply(act, null, words),
      ]);
    return started;
  };
  const session = {
    send: (method: string, params: unknown) => sendAsChromium(acting(), method, params),
    on: () => session,
    off: () => session,
    once: () => session,
  };
  const provider: BrowserProvider = {
    name: "webdriver",
    supportsParallelism: false,
    initScripts,
    getCommandsContext: () => ({}),
    openPage: async (_session, url) => {
      actor ??= await start();
      await actor.open(url);
    },
    close: async () => void (await driver?.close()),
  };
  // Not by its type: that is all of Chromium's protocol.
  return Object.assign(provider, { getCDPSession: async () => session });
}

/** Vitest's door to a browser as Debian has it, which Playwright does not drive. */
export function engineProvider(name: string): BrowserProviderOption {
  const engine = engines[name];
  if (!engine) throw new Error(`No engine is known as ${name}`);
  return {
    ...playwright(),
    name: "webdriver",
    supportedBrowser: Object.keys(engines),
    providerFactory: (project) => providerOf(project, engine),
  };
}
