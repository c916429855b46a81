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

/** What of a server's output tells of something wrong. */
const complaint = /warn|error|deprecated|failed|[⚠⨯✗✘]/i;
/** What is true, and no fault of the app's. */
const known = /^⚠ React 18 support is deprecated in Next\.js/;

/** Runs a script that serves, and waits for the address that it prints. `close` gives the lines in which it complained. */
export function serveScript(
  folder: string,
  script: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; readonly close: () => Promise<readonly string[]> }> {
  return new Promise((resolve, reject) => {
    const { child, ended, printed } = start(folder, ["run", "--silent", script], env, (output) => {
      const address = /http:\/\/localhost:\d+(?=\D)/.exec(stripVTControlCharacters(output));
      if (address) resolve({ url: address[0], close });
    });
    const close = async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
      await ended;
      const lines = stripVTControlCharacters(printed()).split("\n");
      return lines.filter((line) => complaint.test(line) && !known.test(line.trim()));
    };
    void ended.then(() => reject(new Error(`npm run ${script} ended:\n${printed()}`)));
  });
}
