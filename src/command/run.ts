import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cac } from "cac";
import { readInputs, standardInput } from "./input/readInputs.ts";
import { CannotRun, type Options, type Outcome, type Run } from "./verb.ts";

/** A subcommand, which is imported when it runs. */
interface Verb {
  readonly usage: string;
  readonly description: string;
  readonly options?: Readonly<Record<string, string>>;
  load(this: void): Promise<Run>;
}

const fromService = {
  "--base-url <url>": "Fetch forms with these ids from this service",
  "--collection": "Treat the ids as collection ids",
  "--header <line>": 'Add this HTTP header, such as "Authorization: Bearer …"; repeatable',
};

export const verbs: Readonly<Record<string, Verb>> = {
  types: {
    usage: "<...files>",
    description: "Generate TypeScript types of the answers to each form",
    options: {
      "--check <file>": "Check that this file is up to date",
      ...fromService,
    },
    load: () => import("./verbs/types.ts"),
  },
  lint: {
    usage: "<...files>",
    description: "Lint forms and collections",
    options: fromService,
    load: () => import("./verbs/lint.ts"),
  },
  diff: {
    usage: "<old> <new>",
    description: "Show the effects of new revisions on stored answers",
    options: {
      "--answers <file>": "Stored payloads to count, as a list or by form id",
      "--fail-on <class>": "Lowest class that fails; breaks-answers by default",
      ...fromService,
      "--base-url <url>": "Fetch the form with the id <new> from this service",
    },
    load: () => import("./verbs/diff.ts"),
  },
  convert: {
    usage: "<...files>",
    description:
      "Convert a flat JSON Schema to a form, or a form to a JSON Schema or a printable page",
    options: {
      "--from <format>": "json-schema",
      "--to <format>": "json-schema or html",
      "--currency <names>": "Properties of a JSON Schema that are amounts, separated by commas",
      "--percent <names>": "Properties of a JSON Schema that are percentages, separated by commas",
      "--skip": "Skip unsupported schema keywords instead of failing",
      ...fromService,
    },
    load: () => import("./verbs/convert.ts"),
  },
  sample: {
    usage: "<file>",
    description: "Generate a valid payload, and an invalid one for each reason",
    options: {
      "--seed <number>": "Seed of the samples",
      ...fromService,
    },
    load: () => import("./verbs/sample.ts"),
  },
  endpoints: {
    usage: "<...files>",
    description: "List the requests that forms and collections need, for a proxy",
    options: fromService,
    load: () => import("./verbs/endpoints.ts"),
  },
};

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
