import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

/** Without what the test runner says of itself, so that an app is built as on any machine. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, VITEST: _runner, ...rest } = process.env;
  return { ...rest, NEXT_TELEMETRY_DISABLED: "1" };
}

/** Starts npm in a folder; `listen` is told all that was printed so far, each time that there is more. */
function start(
  folder: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  listen: (printed: string) => void,
) {
  const child = spawn("npm", words, {
    cwd: folder,
    env: { ...environment(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own, which ends as a whole: npm does not end what it started.
    detached: true,
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => listen((printed += chunk)));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, ended, printed: () => printed };
}

/** Runs npm in a folder to its end. */
export async function npm(folder: string, ...words: readonly string[]): Promise<void> {
  const { ended, printed } = start(folder, words, {}, () => undefined);
  if ((await ended) !== 0) throw new Error(`npm ${words.join(" ")} failed:\n${printed()}`);
}

/** Runs a script that serves, and waits for the address that it prints. */
export function serveScript(
  folder: string,
  script: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; readonly close: () => Promise<unknown> }> {
  return new Promise((resolve, reject) => {
    const { child, ended, printed } = start(folder, ["run", script], env, (said) => {
      const address = /http:\/\/localhost:\d+(?=\D)/.exec(stripVTControlCharacters(said));
      if (address) resolve({ url: address[0], close });
    });
    const close = () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
      return ended;
    };
    void ended.then(() => reject(new Error(`npm run ${script} ended:\n${printed()}`)));
  });
}
