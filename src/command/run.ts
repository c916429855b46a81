import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cac } from "cac";
import { CannotRun } from "./input/CannotRun.ts";
import { readInputs, standardInput } from "./input/readInputs.ts";
import type { Options, Outcome } from "./verb.ts";
import { verbs } from "./verbs.ts";

/** Output streams of the command. */
export interface Output {
  out(text: string): void;
  err(text: string): void;
}

const packagePath = join(import.meta.dirname, "../../package.json");

/**
 * Runs the command with these arguments.
 * @returns the exit code: 0, 1 for findings, 2 for an error.
 */
export async function run(args: readonly string[], { out, err }: Output): Promise<0 | 1 | 2> {
  try {
    const outcome = await outcomeOf(args);
    if (!outcome) return 0;
    out(outcome.text);
    if (outcome.note !== undefined) err(outcome.note);
    return outcome.found ? 1 : 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    err(
      error instanceof CannotRun
        ? message
        : `${message.replace(/\.$/, "")}. See parameter-form --help.`,
    );
    return 2;
  }
}

/** Returns the result of the subcommand; `null` when cac has printed help or the version. */
async function outcomeOf(args: readonly string[]): Promise<Outcome | null> {
  const cli = cac("parameter-form");
  for (const [name, verb] of Object.entries(verbs)) {
    const command = cli.command(`${name} ${verb.usage}`, verb.description);
    for (const [flag, description] of Object.entries(verb.options ?? {}))
      command.option(flag, description);
    command.action(async (...parsed: readonly unknown[]) => {
      const options: Options = Object(parsed.at(-1));
      const { run: act } = await verb.load();
      const outcome = await act({
        args: parsed.slice(0, -1).flat().map(String),
        options,
        read: (names) => readInputs(names, options),
      });
      return options["json"]
        ? { ...outcome, text: JSON.stringify(outcome.json, null, 2) }
        : outcome;
    });
  }
  cli.option("--json", "Print JSON");
  cli.help();
  cli.version(String(Object(JSON.parse(readFileSync(packagePath, "utf8"))).version));
  const inputs = args.map((arg) => (arg === "-" ? standardInput : arg));
  const { args: found, options } = cli.parse(["node", "parameter-form", ...inputs], { run: false });
  if (options["help"] || options["version"]) return null;
  if (!cli.matchedCommand)
    throw new CannotRun(
      `${found[0] === undefined ? "No subcommand given" : `Unknown subcommand ${found[0]}`}; available: ${Object.keys(verbs).join(", ")}. See parameter-form --help.`,
    );
  return cli.runMatchedCommand();
}
