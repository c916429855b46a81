import { parseArgs } from "node:util";
import { type AdapterName, adapterNames } from "../adapters/index.ts";
import type { Size } from "../sizes.ts";
import { type ScenarioName, scenarioNames } from "./scenarios.ts";

export const partNames = ["forms", "bundle", "validate", "pagination"] as const;
export type PartName = (typeof partNames)[number];

export const help = `npm run bench -- [options] [${partNames.join("] [")}]

Everything, unless parts are named. A run that names sizes or adapters is of forms and bundle, and mounts, types and submits only, unless it says more.
A run of everything is kept in bench/results, any other in bench/dist/results.

--quick             under a minute: less of everything, as the report says
--sizes 10,w4       parameters of the forms, and the W-4; 10,100,w4,1000,5000 unless given
--adapters a,b      of ${adapterNames.join(", ")}
--only a,b          of ${scenarioNames.join(", ")}
--rounds 3          7 unless given
--limit 30          seconds that one page may take; 30 unless given
--at COMMIT         measures another state of the project than the one that lies here
--profile           keeps a profile of everything timed, and prints which functions are called (first round) and how long they take (others)
--built             measures what was built last
`;

/** What a quick run says of itself. */
export const leftOut =
  "A quick run: fewer rounds, 100 and 1,000 parameters only, no peers but react-hook-form, no amounts masked when they are left, nothing from a server, no large select, no pagination. Its figures tell a change from none, not a percent from another.";

/** What a quick run does of the whole. */
const quick = {
  sizes: [100, 1000],
  adapters: ["floor", "ours", "rhf"],
  scenarios: ["mount", "key", "fail", "submit", "renders"],
  rounds: 3,
  limit: 15,
  budget: 38,
  parts: ["forms", "bundle", "validate"],
} as const;

/** What a run does that names sizes or adapters. */
const narrow = {
  parts: ["forms", "bundle"],
  scenarios: ["mount", "key", "fail", "submit"],
} as const;

const full = {
  sizes: [10, 100, "w4", 1000, 5000],
  adapters: adapterNames,
  scenarios: scenarioNames,
  rounds: 7,
  limit: 30,
  budget: Number.POSITIVE_INFINITY,
  parts: partNames,
} as const;

export type Options = ReturnType<typeof optionsOf>;

/** @throws Error for a word that is not known. */
export function optionsOf(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      help: { type: "boolean", default: false },
      quick: { type: "boolean", default: false },
      built: { type: "boolean", default: false },
      profile: { type: "boolean", default: false },
      sizes: { type: "string" },
      adapters: { type: "string" },
      only: { type: "string" },
      rounds: { type: "string" },
      limit: { type: "string" },
      at: { type: "string" },
    },
  });
  const narrowed = values.sizes !== undefined || values.adapters !== undefined;
  const usual = values.quick ? quick : { ...full, ...(narrowed && narrow) };
  const parts = positionals.length > 0 ? positionals : values.only ? ["forms"] : usual.parts;
  return {
    parts: amongst<PartName>(parts, partNames, "part"),
    adapters: amongst<AdapterName>(
      listOf(values.adapters) ?? usual.adapters,
      adapterNames,
      "adapter",
    ),
    scenarios: amongst<ScenarioName>(
      listOf(values.only) ?? usual.scenarios,
      scenarioNames,
      "scenario",
    ),
    sizes: listOf(values.sizes)?.map(sizeOf) ?? [...usual.sizes],
    rounds: positive(values.rounds ?? usual.rounds),
    limit: positive(values.limit ?? usual.limit),
    budget: usual.budget,
    quick: values.quick,
    help: values.help,
    built: values.built,
    profile: values.profile,
    at: values.at,
    /** Nothing is left out, so that the results may be kept. */
    whole: args.every((arg) => arg === "--built"),
  };
}

const listOf = (text: string | undefined): string[] | undefined => text?.split(",").filter(Boolean);

const sizeOf = (text: string): Size => (text === "w4" ? text : positive(text));

function positive(text: string | number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(
    `"${text}" is not a whole number above 0, so nothing can be measured with it.\n\n${help}`,
  );
}

/** In the order of `known`. */
function amongst<T extends string>(
  names: readonly string[],
  known: readonly T[],
  what: string,
): readonly T[] {
  const wrong = names.find((name) => !known.some((one) => one === name));
  if (wrong === undefined) return known.filter((name) => names.includes(name));
  throw new Error(`There is no ${what} "${wrong}". There are: ${known.join(", ")}.\n\n${help}`);
}
